const LATIN = 'abcdefghijklmnopqrstuvwxyz0123456789'
const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءئؤ'
const SHORTEST = 4
const LETTERS_AN_ERROR = 5

/** How many typing errors a word may have: one in five letters, none in three. */
export function mostErrors(word: string): number {
  return word.length < SHORTEST || /^\d+$/.test(word) ? 0 : Math.max(1, Math.floor(word.length / LETTERS_AN_ERROR))
}

/** Everything that one typing error makes of a word: a letter too many, missing, wrong, or two that changed places. */
export function oneErrorFrom(word: string): readonly string[] {
  const letters = /[\u0621-\u064a]/.test(word) ? ARABIC : LATIN
  const near = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const [before, rest] = [word.slice(0, at), word.slice(at)]
    if (rest) near.add(before + rest.slice(1))
    if (rest.length > 1) near.add(before + rest[1] + rest[0] + rest.slice(2))
    for (const letter of letters) {
      near.add(before + letter + rest)
      if (rest) near.add(before + letter + rest.slice(1))
    }
  }
  near.delete(word)
  return [...near]
}

/** How many typing errors lie between two words; more than `most` is said as `most + 1`. */
export function errorsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let [before, last] = [[] as number[], [...Array(other.length + 1).keys()]]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let errors = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      const isTurned = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isTurned) errors = Math.min(errors, before[j - 2]! + 1)
      row.push(errors)
    }
    if (Math.min(...row) > most) return most + 1
    ;[before, last] = [last, row]
  }
  return Math.min(last[other.length]!, most + 1)
}
