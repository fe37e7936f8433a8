import { refusals } from '#platform/work/refusal.ts'

export const no = refusals({
  FACT_UNDONE: 409,
})
