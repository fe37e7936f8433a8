import { refusals } from '#platform/work/refusal.ts'

export const no = refusals({
  INVALID_LINK: 422,
  NOT_A_PRODUCT_LINK: 422,
  STORE_OFF: 409,
  STORE_UNKNOWN: 422,
  RULE_WAITS: 409,
  RULE_ANSWERED: 409,
  RULE_TOO_EARLY: 422,
  RULE_NOT_THERE: 422,
})
