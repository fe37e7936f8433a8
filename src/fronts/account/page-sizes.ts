/**
 * The possible numbers of rows in a list. Separate from the code that reads forms, so that no page sends that to a
 * browser.
 */
export const pageSizes = [20, 50, 80, 100] as const
