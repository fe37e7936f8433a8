// The same keys on an English and an Arabic (101) keyboard: what was typed with the wrong one switched on.
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvnm,./`"
const ARABIC = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ'
const toArabic = new Map([...LATIN].map((key, place) => [key, ARABIC[place]!]))
const toLatin = new Map([...ARABIC].map((letter, place) => [letter, LATIN[place]!]))
toArabic.set('b', 'لا')
for (const [letter, key] of [...'أإآ'].map((letter, place) => [letter, 'hyn'[place]!] as const))
  toLatin.set(letter, key)

/** What the same keys say on the other keyboard; null where there are none of letters, or of both. */
export function onOtherKeyboard(typed: string): string | null {
  const isArabic = /[\u0621-\u064a]/.test(typed)
  const isLatin = /[a-z]/i.test(typed)
  if (isArabic === isLatin) return null
  const text = typed.toLowerCase()
  if (isLatin) return [...text].map((key) => toArabic.get(key) ?? key).join('')
  return [...text.replaceAll('لا', 'b')].map((letter) => toLatin.get(letter) ?? letter).join('')
}
