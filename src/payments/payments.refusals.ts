import { refusals } from '#platform/refusal.ts'

export const no = refusals({
  PAYMENT_METHOD_UNAVAILABLE: 409,
  INVALID_PAYMENT_AMOUNT: 422,
  PAYMENT_MOVE_NOT_ALLOWED: 409,
})
