import { refusals } from '#platform/refusal.ts'

export const no = refusals({ INSUFFICIENT_FUNDS: 409 })
