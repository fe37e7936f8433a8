/** The measures of a box, or of all that a customer has here, that have a limit. */
export const limitKinds = [
  'box_grams',
  'box_side_cm',
  'box_value_usd',
  'consignee_value_usd',
  'consignee_grams',
] as const
export type LimitKind = (typeof limitKinds)[number]
