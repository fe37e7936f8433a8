import { refusals } from '#platform/refusal.ts'

export const no = refusals({
  STORES_DIFFER: 422,
  STORE_ORDER_EXISTS: 409,
  CURRENCY_UNKNOWN: 422,
  NOTHING_CHOSEN: 422,
  TRACKING_NEEDED: 422,
})
