// What no writer needs and a reader of Markdown takes seconds for, or an overflow of its stack: bounds far above our longest text.
const MOST_LINES = 3000
const MOST_CELLS = 3000
const MOST_MARKS = 1500
const MOST_MARKS_TOGETHER = 200

const marks = /[*_~`[]+/g
const nested = /^(?:\s*(?:>|[-+*]\s|\d+[.)]\s)){12}/

/** The beginning of what is too tangled in a text to be read as Markdown; null for what people write. */
export function tangledPiece(text: string): string | null {
  const lines = text.split('\n')
  const wrong =
    lines.find((line) => nested.test(line)) ??
    text.split(/\n\s*\n/).find((part) => countOf(part, marks) > MOST_MARKS_TOGETHER) ??
    (lines.length > MOST_LINES || countOf(text, /\|/g) > MOST_CELLS || countOf(text, marks) > MOST_MARKS
      ? text
      : undefined)
  return wrong === undefined ? null : wrong.trim().slice(0, 60)
}

function countOf(text: string, what: RegExp): number {
  let count = 0
  for (const _ of text.matchAll(what)) count++
  return count
}
