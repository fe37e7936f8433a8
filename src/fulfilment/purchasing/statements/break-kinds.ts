/** What may be off between a card's statement and our books. */
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

/** Where the books are wrong finance posts what is right; the others are explained and move nothing. */
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
  // What came is booked; what did not come stays what it cost.
  refundDiffers: false,
  refundMissing: false,
  notCharged: true,
}
