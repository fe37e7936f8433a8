import { refusals } from '#platform/work/refusal.ts'

export const no = refusals({
  PIECE_UNKNOWN: 404,
  GAP_CLOSED: 409,
  GAP_PLACE_NEEDED: 422,
  GAP_PLACE_UNKNOWN: 422,
  GAP_NOT_LEFT: 409,
  GAP_NOT_BY_SCAN: 409,
  GAP_FOR_ADMIN: 403,
  GAP_NO_CASE: 409,
})
