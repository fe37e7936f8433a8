import { refusals } from '#platform/refusal.ts'

export const no = refusals({
  INVALID_QUOTE: 422,
  NO_PRICE_TABLES: 503,
  WRONG_PRICE_TABLES: 422,
  PRICE_TABLES_IN_THE_PAST: 422,
  PRICE_TABLES_BY_STAFF: 403,
})
