// Text that is inserted into a sentence keeps its own direction. The compiler does this for the inputs of every Arabic
// message (isolated-words.ts); these functions do it for text that is joined outside of a message, and for English.

/** A title, a name or a price, in the direction of its own first letter. */
export const isolate = (text: string | number): string => `\u2068${text}\u2069`

/** A code, a range or a formula: it reads left to right in Arabic, too. */
export const isolateLtr = (text: string | number): string => `\u2066${text}\u2069`

/** The text without direction marks, for another program that might count or print them. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, '')

/** The text of a choice in a list: people type its first letter to find it, so no invisible mark comes before it. */
export const typedFirst = (text: string): string => text.replace(/^[\u2066-\u2068]([^\u2066-\u2069]*)\u2069/, '$1')
