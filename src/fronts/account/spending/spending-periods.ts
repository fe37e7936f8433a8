/** How many months back the analytics may look. */
export const spendingPeriods = [3, 6, 12] as const
