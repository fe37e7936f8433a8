import { refusals } from '#platform/refusal.ts'

export const no = refusals({ NO_SUCH_TRACKING: 404 })
