import { refusals } from '#platform/refusal.ts'

export const no = refusals({ NOTHING_READ: 422 })
