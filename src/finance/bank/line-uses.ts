export const lineUses = ['receipt', 'payout', 'withdrawal', 'fee', 'cash', 'refund', 'other', 'same'] as const
export type LineUse = (typeof lineUses)[number]
