/** The kinds of differences between a card's statement and our books. */
export const breakKinds = [
  'unknownCharge',
  'duplicate',
  'part',
  'otherCard',
  'overcharged',
  'undercharged',
  'rate',
  'currency',
  'late',
  'unknownRefund',
  'refundDiffers',
  'refundMissing',
  'notCharged',
] as const
export type BreakKind = (typeof breakKinds)[number]

/** If the books are wrong, finance posts the correction; other breaks are explained and move nothing. */
export const movesMoney: Readonly<Record<BreakKind, boolean>> = {
  unknownCharge: true,
  duplicate: true,
  part: true,
  otherCard: true,
  overcharged: true,
  undercharged: true,
  rate: true,
  currency: true,
  late: false,
  unknownRefund: true,
  // The received amount is booked; the missing rest stays a cost.
  refundDiffers: false,
  refundMissing: false,
  notCharged: true,
}
