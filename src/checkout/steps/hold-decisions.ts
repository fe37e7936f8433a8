/** What to do with the rest of an order when one item cannot be had: asked at checkout, kept as a preference. */
export const holdDecisions = ['PROCEED_OTHER_ITEMS', 'HOLD_ORDER', 'Ask me every time'] as const
