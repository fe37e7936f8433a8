import { type PieceCondition, pieceConditions } from '#fulfilment/custody/piece-conditions.ts'

export const returnReasons = ['CHANGED_MIND', 'WRONG_ITEM', 'DAMAGED', 'DEFECTIVE', 'NOT_AS_DESCRIBED'] as const
export type ReturnReason = (typeof returnReasons)[number]

/** The conditions of returned goods, as recorded in the chains of their pieces. */
export const conditions = pieceConditions
export type Condition = PieceCondition

/**
 * Whether the customer says that the store or we are at fault: then everything is refunded, and returning costs
 * nothing.
 */
export function claimsFault(reason: ReturnReason): boolean {
  return reason !== 'CHANGED_MIND'
}
