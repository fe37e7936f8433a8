import { refusals } from '#platform/work/refusal.ts'

export const no = refusals({ NOTHING_READ: 422 })
