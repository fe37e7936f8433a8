/** A word of a text as it is compared, and as it was written. */
export type Token = { readonly stem: string; readonly word: string; readonly start: number; readonly end: number }

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’´`&]*(?:[.,]\d+)*/gu

/** The words of a text in one form for all who write them: small letters without marks, singular, Arabic as in `restricted.ts`. */
export function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    stem: stemOf(word),
    word,
    start: index,
    end: index + word.length,
  }))
}

/** The words of titles are few, and the same again and again. */
const MOST_STEMS = 20_000
/** V8 copies shorter pieces of a text; a longer one, kept here, would keep its whole text in memory. */
const LONGEST_KEPT = 12
const stems = new Map<string, string>()

/** The form in which a single word, as `tokensOf` cuts them, is compared. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (word.length > LONGEST_KEPT) return singularOf(fold(word))
  if (stems.size >= MOST_STEMS) stems.clear()
  const stem = singularOf(fold(word))
  stems.set(word, stem)
  return stem
}

/** Small letters without accents; Turkish and Arabic forms of one letter alike. */
export function fold(text: string): string {
  const small = text.normalize('NFKC').replaceAll('İ', 'i').toLowerCase()
  if (/^[\p{ASCII}]*$/u.test(small)) return small.replace(/['`]/g, '')
  return small
    .normalize('NFD')
    .replace(/[\p{Mn}\u0640'’´`™®©]/gu, '')
    .normalize('NFC')
    .replaceAll('ı', 'i')
    .replaceAll('đ', 'd')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('œ', 'oe')
    .replaceAll('ł', 'l')
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll('گ', 'ك')
    .replaceAll('پ', 'ب')
    .replaceAll('چ', 'ج')
}

/** One form for singular and plural, with and without an article. Both the words of the tables and those of titles pass through it. */
function singularOf(word: string): string {
  if (/^[\u0621-\u064a]/.test(word)) return arabicStem(word)
  if (word.length > 6 && /(?:lari|leri)$/.test(word)) return word.slice(0, -4)
  if (word.length > 5 && /(?:lar|ler)$/.test(word)) return word.slice(0, -3)
  if (word.length > 5 && /[aeiou]si$/.test(word)) return word.slice(0, -2)
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1)
  return word
}

function arabicStem(word: string): string {
  let bare = word
  const article = /^(?:وال|بال|كال|ال|لل)/.exec(bare)?.[0]
  if (article && bare.length - article.length >= 3) bare = bare.slice(article.length)
  if (bare.endsWith('ات') && bare.length >= 5) return bare.slice(0, -2)
  if (bare.endsWith('ه') && bare.length >= 4) return bare.slice(0, -1)
  return bare
}
