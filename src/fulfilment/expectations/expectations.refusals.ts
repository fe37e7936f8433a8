import { refusals } from '#platform/work/refusal.ts'

export const no = refusals({
  PROMISE_NOTHING: 422,
  PROMISE_DAYS: 422,
  PROMISE_GONE_ON: 409,
  POLICY_DAYS: 422,
})
