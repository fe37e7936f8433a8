import { refusals } from '#platform/work/refusal.ts'

export const no = refusals({
  REFUND_MOVE_NOT_ALLOWED: 409,
  REFUND_HAS_NO_SOURCE: 409,
  REFUND_SPENT: 409,
  CHARGEBACK_HANDLED: 409,
  REFUND_ENDING_STANDS: 409,
  REFUND_ENDING_ANSWERED: 409,
})
