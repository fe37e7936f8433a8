// What is inserted into a sentence keeps its own direction, whatever stands around it. The compiler does the same for the
// inputs of every Arabic message (isolated-words.ts); here for what is joined outside of a message, and for English.

/** A title, a name or a price, in the direction of its own first letter. */
export const isolate = (text: string | number): string => `\u2068${text}\u2069`

/** A code, a range or a formula, which reads left to right also within Arabic. */
export const isolateLtr = (text: string | number): string => `\u2066${text}\u2069`

/** The text as another program takes it, which may count or print what marks a direction. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, '')

/** The text of a choice in a list: its first letter is typed to find it, so nothing unseen stands before that. */
export const typedFirst = (text: string): string => text.replace(/^[\u2066-\u2068]([^\u2066-\u2069]*)\u2069/, '$1')
