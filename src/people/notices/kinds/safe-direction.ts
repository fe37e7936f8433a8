const opens = /[\u2066-\u2068]/
const closes = '\u2069'

/** A sentence in which nothing that was typed turns what comes after it: no overrides, and each isolate closed. */
function safeDirection(text: string): string {
  let depth = 0
  let said = ''
  for (const letter of text.replace(/[\u202a-\u202e]/g, '')) {
    if (letter === closes && depth === 0) continue
    if (opens.test(letter)) depth++
    else if (letter === closes) depth--
    said += letter
  }
  return said + closes.repeat(depth)
}

/** The same for every text of a letter. */
export function withSafeDirection<Part>(part: Part): Part {
  if (typeof part === 'string') return safeDirection(part) as Part
  if (Array.isArray(part)) return part.map(withSafeDirection) as Part
  if (typeof part !== 'object' || part === null || part instanceof Date) return part
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, withSafeDirection(value)])) as Part
}
