export const returnReasons = ['CHANGED_MIND', 'WRONG_ITEM', 'DAMAGED', 'DEFECTIVE', 'NOT_AS_DESCRIBED'] as const
export type ReturnReason = (typeof returnReasons)[number]

export const conditions = ['as_new', 'opened', 'used', 'damaged', 'incomplete', 'wrong'] as const
export type Condition = (typeof conditions)[number]

/** Whether the customer says it is the store's fault or ours: then everything comes back, and returning costs nothing. */
export function claimsFault(reason: ReturnReason): boolean {
  return reason !== 'CHANGED_MIND'
}
