/** Why goods take longer, each with its sentence in both languages. */
export const delayReasons = ['seller', 'carrier', 'flight', 'customs', 'holiday', 'busy', 'looking'] as const
export type DelayReason = (typeof delayReasons)[number]
