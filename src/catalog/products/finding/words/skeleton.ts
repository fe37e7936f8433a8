// The consonants of a word in letters that both alphabets share: سامسونج and Samsung are smsnj. For names that no list has.
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/sh|ch/g, 'S'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/th/g, 't'],
  [/p/g, 'b'],
  [/v/g, 'f'],
  [/g/g, 'j'],
  [/[aeiouywh]/g, ''],
]
const ARABIC: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    b: 'ب',
    t: 'تط',
    j: 'جغ',
    d: 'دض',
    z: 'ذزظ',
    r: 'ر',
    s: 'سصث',
    S: 'ش',
    f: 'ف',
    k: 'قك',
    l: 'ل',
    m: 'م',
    n: 'ن',
  }).flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound])),
)

/** The skeleton of a word, doubles taken once; empty where fewer than three consonants are left, or it is no word of letters. */
export function skeletonOf(word: string): string {
  const small = word.toLowerCase()
  const sounds = /^[a-z]+$/.test(small)
    ? LATIN.reduce((text, [letters, sound]) => text.replace(letters, sound), small)
    : /^[\u0621-\u064a]+$/.test(small)
      ? [...small].map((letter) => ARABIC[letter] ?? '').join('')
      : ''
  const single = sounds.replace(/(.)\1+/g, '$1')
  return single.length < 3 ? '' : single
}
