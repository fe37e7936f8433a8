/** What of a box, or of all that a customer has here, has a limit. */
export const limitKinds = [
  'box_grams',
  'box_side_cm',
  'box_value_usd',
  'consignee_value_usd',
  'consignee_grams',
] as const
export type LimitKind = (typeof limitKinds)[number]
