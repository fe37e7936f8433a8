import { refusals } from '#platform/work/refusal.ts'

export const no = refusals({
  CHANGE_UNDONE: 409,
  CHANGE_UNDER_NEWER: 409,
  PRODUCT_MERGED: 409,
  PRODUCT_SAME: 422,
  PRODUCT_UNKNOWN: 422,
  OFFER_ALONE: 409,
  GTIN_INVALID: 422,
  GTIN_TAKEN: 409,
  SYNONYM_TAKEN: 409,
  PIN_TAKEN: 409,
})
