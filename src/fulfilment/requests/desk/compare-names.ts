export type NameMatch = {
  /** 0 to 100: how much of the two names is the same. */
  readonly score: number
  /** Words of the account's name that the ID does not have, and the other way round. */
  readonly missing: readonly string[]
  readonly extra: readonly string[]
}

/** Below it staff confirm that they checked the ID. */
export const leastNameScore = 50

/** Compares the account's name with that on an ID, each in Arabic or Latin letters. Staff decide; this only counts. */
export function compareNames(account: string, seen: string): NameMatch {
  const ours = wordsOf(account)
  const theirs = wordsOf(seen)
  const left = [...theirs]
  const missing = ours.filter((word) => {
    const at = left.findIndex((other) => isAlike(word, other))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  const matched = ours.length - missing.length
  const all = ours.length + theirs.length
  return { score: all === 0 ? 0 : Math.round((200 * matched) / all), missing, extra: left }
}

// "Abd" starts a name of two words, and the article may be written separately.
function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\s-]/gu, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .replace(/(^| )عبد /g, '$1عبد')
    .replace(/(^| )(abd|abdel|abdul|abdal) (?:(?:el|al|ul) )?/g, '$1abdel')
    .replace(/(^| )(?:el|al) /g, '$1')
    .split(' ')
    .filter((word) => word !== '')
}

function isAlike(one: string, other: string): boolean {
  if (one === other) return true
  const [left, right] = [skeletonOf(one), skeletonOf(other)]
  if (left === right) return left !== ''
  // One wrong letter is accepted in names that are long enough.
  return Math.min(left.length, right.length) >= 4 && isOneSlip(left, right)
}

const arabic: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ط: 't',
  ث: 't',
  ج: 'g',
  ح: 'h',
  ه: 'h',
  ة: 'h',
  خ: 'x',
  د: 'd',
  ض: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  ظ: 'z',
  س: 's',
  ص: 's',
  ش: 'c',
  غ: 'q',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  پ: 'b',
  ڤ: 'f',
}
const pairs: readonly (readonly [RegExp, string])[] = [
  ...[[/kh/g, 'x'] as const, [/sh|ch/g, 'c'] as const, [/gh/g, 'Q'] as const, [/th/g, 't'] as const],
  ...[[/dh/g, 'd'] as const, [/ph|v/g, 'f'] as const, [/j/g, 'g'] as const, [/q/g, 'k'] as const],
  ...[[/p/g, 'b'] as const, [/ou|oo/g, 'u'] as const, [/Q/g, 'q'] as const],
]

/** Only the consonants, in one alphabet: vowels are written in many ways, or not at all. */
function skeletonOf(word: string): string {
  const isArabic = /[\u0600-\u06ff]/.test(word)
  const plain = isArabic ? fromArabic(word) : fromLatin(word)
  // A final h is often left out; doubled letters count once.
  return plain.replace(/(.)\1+/g, '$1').replace(/(.)h$/, '$1')
}

function fromArabic(word: string): string {
  const bare = word.replace(/^ال(?=.{2})/, '')
  const first = bare.startsWith('و') ? 'w' : bare.startsWith('ي') ? 'y' : ''
  return first + [...bare].map((letter) => arabic[letter] ?? '').join('')
}

function fromLatin(word: string): string {
  const bare = pairs.reduce((text, [from, to]) => text.replace(from, to), word.replace(/^(?:el|al)-?(?=.{3})/, ''))
  const first = bare.startsWith('w') ? 'w' : bare.startsWith('y') ? 'y' : ''
  return first + bare.replace(/[aeiouyw]/g, '')
}

function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1)
}
