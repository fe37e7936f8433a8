// Languages whose words are written with spaces between them: there a phrase must be whole words.
const WITHOUT_SPACES = new Set(['ar', 'he', 'fa', 'hi', 'zh', 'ja', 'ko', 'th'])

/** A table of words as one pattern that finds any of its phrases anywhere in a text. */
export function anywhere(table: string): RegExp {
  return new RegExp(phrases(table), 'iu')
}

/** The same for a label: the whole text, or its part before a colon. */
export function asLabel(table: string): RegExp {
  return new RegExp(`^(?:${phrases(table)})\\s*(?:[:：#=]|/\\s?\\p{L}[^\\d]*$|\\(.{0,20}\\)|$)`, 'iu')
}

/** The same for the beginning of a text. */
export function atStart(table: string): RegExp {
  return new RegExp(`^(?:${phrases(table)})`, 'iu')
}

/** The same for the end of a text, with what sets it apart: `Red, selected`, `Red (selected)`. */
export function atEnd(table: string): RegExp {
  return new RegExp(`[\\s,;|([–-]*(?:${phrases(table)})[\\])]?$`, 'iu')
}

function phrases(table: string): string {
  const lines = table
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 2), line.slice(3)] as const)
  const spaced = lines.filter(([language]) => !WITHOUT_SPACES.has(language)).map(([, words]) => words)
  const others = lines.filter(([language]) => WITHOUT_SPACES.has(language)).map(([, words]) => words)
  return [`(?<!\\p{L})(?:${spaced.join('|')})(?!\\p{L})`, ...(others.length > 0 ? [others.join('|')] : [])].join('|')
}
