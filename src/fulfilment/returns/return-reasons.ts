import { type PieceCondition, pieceConditions } from '#fulfilment/custody/piece-conditions.ts'

export const returnReasons = ['CHANGED_MIND', 'WRONG_ITEM', 'DAMAGED', 'DEFECTIVE', 'NOT_AS_DESCRIBED'] as const
export type ReturnReason = (typeof returnReasons)[number]

/** How goods that come back look: what the chains of their pieces know. */
export const conditions = pieceConditions
export type Condition = PieceCondition

/** Whether the customer says it is the store's fault or ours: then everything comes back, and returning costs nothing. */
export function claimsFault(reason: ReturnReason): boolean {
  return reason !== 'CHANGED_MIND'
}
