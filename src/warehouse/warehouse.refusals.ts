import { refusals } from '#platform/refusal.ts'

export const no = refusals({
  NOT_EXPECTED: 404,
  OTHER_PLACE: 403,
  SHIPMENT_EMPTY: 422,
  ORIGINS_DIFFER: 422,
  IN_ANOTHER_SHIPMENT: 409,
  SHIPMENT_NOT_ALLOWED: 409,
  AIRWAY_BILL_NEEDED: 422,
  WEIGHT_NEEDED: 422,
})
