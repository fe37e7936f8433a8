/** How many hours a ticket may be laid aside for, as the form offers them. */
export const snoozeHours = ['4', '24', '72', '168'] as const
