/** How many rows a list may show. Apart from what reads a form, so that no page carries that to a browser. */
export const pageSizes = [20, 50, 80, 100] as const
