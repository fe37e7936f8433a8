import { refusals } from '#platform/work/refusal.ts'

export const no = refusals({
  STORAGE_NOT_SO_MUCH: 422,
  STORAGE_WAIVER_WAITS: 409,
  STORAGE_WAIVER_DECIDED: 409,
  STORAGE_IN_PROPOSAL: 409,
})
