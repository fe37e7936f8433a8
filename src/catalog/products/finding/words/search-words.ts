import { stemOf } from '#catalog/estimates/normal-text.ts'

/** A word of a text as it is searched: its stem, and whether it stood right before the next one, with no blank between. */
export type SearchWord = { readonly stem: string; readonly isJoined: boolean }

const WORD = /\d+(?:[.,]\d+)+\p{L}*|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’´`&]*/gu
const IRREGULAR: Readonly<Record<string, string>> = {
  knive: 'knife',
  shelve: 'shelf',
  women: 'woman',
  men: 'man',
  children: 'child',
  mice: 'mouse',
  feet: 'foot',
  grey: 'gray',
  colour: 'color',
  jewellery: 'jewelry',
  pyjama: 'pajama',
  tyre: 'tire',
}
/** Units, by every way they are written behind a number; the canonical one joins the number: 256 GB, ٢٥٦ جيجا → 256gb. */
const UNITS: readonly (readonly [unit: string, written: string])[] = [
  ['in', "(?:[\"”″]|''|′′)|-?\\s?(?:inch(?:es)?|zoll|inç|بوص[ةه]|انش|إنش)(?!\\p{L})|-?in(?![\\p{L}\\p{N}])"],
  ['gb', '\\s?(?:gb|gig(?:abyte)?s?|go|جيجا\\s?بايت|جيجابايت|جيجا|غيغا|جيجابت)(?!\\p{L})'],
  ['tb', '\\s?(?:tb|terabytes?|تيرا\\s?بايت|تيرابايت|تيرا)(?!\\p{L})'],
  ['mb', '\\s?(?:mb|megabytes?|ميجا\\s?بايت|ميجابايت)(?!\\p{L})'],
  ['mah', '\\s?(?:mah|مللي\\s?امبير|ملي\\s?أمبير|امبير)(?!\\p{L})'],
  ['mp', '\\s?(?:mp|megapixels?|ميجا\\s?بكسل|ميجابكسل)(?!\\p{L})'],
  ['ml', '\\s?(?:ml|millilit(?:er|re)s?|مللي|ملل|مل)(?!\\p{L})'],
  ['l', '\\s?(?:lit(?:er|re)s?|لتر)(?!\\p{L})|l(?![\\p{L}\\p{N}])'],
  ['kg', '\\s?(?:kgs?|kilos?|kilograms?|كيلو\\s?جرام|كيلوجرام|كيلو|كجم|كغم?)(?!\\p{L})'],
  ['g', '\\s?(?:gr|grams?|جرام|غرام|جم)(?!\\p{L})|g(?![\\p{L}\\p{N}])'],
  ['oz', '\\s?(?:fl\\.?\\s?oz|oz|ounces?|اونص[ةه])(?!\\p{L})'],
  ['cm', '\\s?(?:cm|centimet(?:er|re)s?|سنتيمتر|سنتي|سم)(?!\\p{L})'],
  ['mm', '\\s?(?:mm|millimet(?:er|re)s?|مليمتر|ملم)(?!\\p{L})'],
  ['w', '\\s?(?:watts?|وات|واط)(?!\\p{L})|\\s?w(?![\\p{L}\\p{N}])'],
  ['hz', '\\s?(?:hz|hertz|هرتز)(?!\\p{L})'],
  ['v', '\\s?(?:volts?|فولت)(?!\\p{L})'],
]
const MEASURES = UNITS.map(([unit, written]) => [unit, new RegExp(`(\\d)(?:${written})`, 'giu')] as const)
const ENDS_WITH_UNIT = new RegExp(`^(\\d+(?:\\.\\d+)?)(?:${UNITS.map(([unit]) => unit).join('|')})$`)
/** What stands between the parts of one word. */
const JOINING = '-_/.'
const LONGEST_JOINED = 24

/** Western digits, a point before decimals, no mark between thousands, and units joined to their number. */
export function normalText(text: string): string {
  const digits = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/(\d)٫(?=\d)/g, '$1.')
    .replace(/(\d)[,٬](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.')
  return /\d/.test(digits)
    ? MEASURES.reduce((said, [unit, written]) => said.replace(written, `$1${unit} `), digits)
    : digits
}

/** The words of a text, of normalText's making or any other, in one spelling and number. */
export function searchWords(text: string): readonly SearchWord[] {
  const normal = normalText(text)
  const found = [...normal.matchAll(WORD)]
  return found.flatMap(({ 0: word, index }, place) => {
    const stem = /^\d/.test(word) ? word.toLowerCase() : stemOf(word)
    if (!stem) return []
    const end = index + word.length
    const isJoined = found[place + 1]?.index === end + 1 && JOINING.includes(normal[end]!)
    return [{ stem: IRREGULAR[stem] ?? stem, isJoined }]
  })
}

/** The parts of a word that mixes letters and digits: rtx4070 → rtx, 4070; of a measure only its number. Empty for others. */
export function partsOf(stem: string): readonly string[] {
  const measure = ENDS_WITH_UNIT.exec(stem)
  if (measure) return [measure[1]!]
  const parts = stem.match(/\p{L}+|\d+(?:\.\d+)?/gu) ?? []
  return parts.length > 1 ? parts.filter((part) => part.length > 1 || /\d/.test(part)) : []
}

/**
 * The words of a title or text as a document is indexed: for each word in its order the forms under which it is found, its
 * stem first, then parts (rtx4070 → rtx, 4070) and what it is with the next where a hyphen joins them (wi-fi → wifi).
 */
export function documentWords(text: string): readonly (readonly string[])[] {
  const words = searchWords(text)
  return words.map(({ stem }, place) => {
    const joined = joinedFrom(words, place)
    return [...new Set([stem, ...partsOf(stem), ...joined])]
  })
}

// dv7-1211ea: with the word behind the hyphen, and with all that follow without a blank.
function joinedFrom(words: readonly SearchWord[], place: number): readonly string[] {
  const forms: string[] = []
  let joined = words[place]!.stem
  for (let at = place; words[at]?.isJoined && words[at + 1]; at++) {
    joined += words[at + 1]!.stem
    if (joined.length > LONGEST_JOINED) break
    forms.push(joined)
  }
  return forms
}
