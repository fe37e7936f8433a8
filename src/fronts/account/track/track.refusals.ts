import { refusals } from '#platform/work/refusal.ts'

export const no = refusals({ NO_SUCH_TRACKING: 404 })
