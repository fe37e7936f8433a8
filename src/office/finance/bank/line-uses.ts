export const lineUses = [
  'receipt',
  'payout',
  'withdrawal',
  'fee',
  'cash',
  'refund',
  'courier',
  'other',
  'same',
] as const
export type LineUse = (typeof lineUses)[number]
