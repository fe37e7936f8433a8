import { refusals } from '#platform/work/refusal.ts'

export const no = refusals({
  INSUFFICIENT_FUNDS: 409,
  ENTRY_UNKNOWN: 404,
  CORRECTION_REASON_NEEDED: 422,
  CORRECTED_ALREADY: 409,
})
