/** How a piece looked when it came back. */
export const pieceConditions = ['as_new', 'opened', 'used', 'damaged', 'incomplete', 'wrong'] as const
export type PieceCondition = (typeof pieceConditions)[number]
