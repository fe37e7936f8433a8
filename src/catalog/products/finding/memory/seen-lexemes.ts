/** Which lexemes were ever seen, in two megabytes: one that was not is surely nowhere; of the others nearly all were. */
export type SeenLexemes = Uint32Array

const BITS = 24
export const noneSeen = (): SeenLexemes => new Uint32Array(2 ** (BITS - 5))

export function noteLexeme(seen: SeenLexemes, lexeme: string): void {
  const hash = hashOf(lexeme)
  mark(seen, hash >>> (32 - BITS))
  mark(seen, Math.imul(hash, 0x9e3779b1) >>> (32 - BITS))
}

export function mayBeSeen(seen: SeenLexemes, lexeme: string): boolean {
  const hash = hashOf(lexeme)
  return is(seen, hash >>> (32 - BITS)) && is(seen, Math.imul(hash, 0x9e3779b1) >>> (32 - BITS))
}

const mark = (seen: SeenLexemes, bit: number) => {
  seen[bit >>> 5]! |= 1 << (bit & 31)
}
const is = (seen: SeenLexemes, bit: number) => (seen[bit >>> 5]! & (1 << (bit & 31))) !== 0

// FNV-1a, stirred once more so that its highest bits differ.
function hashOf(lexeme: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < lexeme.length; at++) hash = Math.imul(hash ^ lexeme.charCodeAt(at), 0x01000193)
  return Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 0
}
