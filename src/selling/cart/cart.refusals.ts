import { refusals } from '#platform/work/refusal.ts'

export const no = refusals({
  SIMILAR_ITEM: 409,
  GUEST_CART_FULL: 409,
  CART_FULL: 409,
  ONLY_USA_STORES: 422,
  COUNTRY_NOT_SERVED: 422,
  CATEGORY_UNKNOWN: 422,
  CURRENCY_NOT_TAKEN: 422,
  PRICE_NOT_READ: 422,
})
