import { fold } from './normal-text.ts'

/** What a title says of size: of one piece, unless `pieces` says of how many. */
export type Quantities = {
  /** A stated weight or volume of one piece, in grams or millilitres. */
  readonly content: number | null
  readonly pieces: number
  /** The pieces are parts of one set, as in a set of six spoons. */
  readonly isSet: boolean
  /** A count of small things in one pack: nappies, capsules, sheets. */
  readonly count: number | null
  readonly inches: number | null
  readonly metres: number | null
  readonly squareMetres: number | null
  readonly voltAmperes: number | null
  /** 1 for ordinary sizes, less for children's, more for large ones. */
  readonly stature: number
}

const NUMBER = '(\\d{1,5}(?:[.,]\\d{1,3})?)'
const CONTENT: readonly (readonly [RegExp, number])[] = [
  [unit('kgs?|kilos?|kilograms?|كجم|كغم?|كيلو(?:جرام|غرام)?|ك ج|公斤'), 1000],
  [unit('fl\\.? ?oz|fluid ounces?|fl ounces?'), 30],
  [unit('oz|ounces?|اونص[هة]?'), 28.35],
  [unit('lbs?|pounds?|رطل'), 453.6],
  [unit('ml|مل|مللي|毫升'), 1],
  [unit('cl'), 10],
  [unit('(?:l|lt|ltr|lit(?:er|re)s?|litros?|لتر)'), 1000],
  [unit('g|gr|gm|gms|grams?|grammes?|gramos?|جم|غم|جرام|غرام|克'), 1],
]
// So many of the thing, and so many parts of one set: the parts of a set are smaller the more they are.
const MANY: readonly RegExp[] = [
  /\b(?:(?:pack|box|lot|case|bundle) of|lot de|pack de|confezione da|paquete de|pak van) (\d{1,3})\b/,
  /\b(\d{1,3})[ -]?(?:pack|pk|packs|pairs?|bottles|jars|pouches|pouch|cans|tins|reams?|er pack|stuks|unidades|unita)\b/,
  /\b(\d{1,2}) (?:عبوات|عبوه)/,
  /(?<![\p{L}\d.,'"_-])(?<![\d'"] )x ?(\d{1,2})\b(?! ?(?:cm|mm|inch|in\b|m\b|ft\b|feet\b|'|")| ?x|[.,]?\d)/u,
  /(?:^|[ ,(])(\d{1,2}) ?x (?=\d+ ?(?:g|ml|gr|oz)\b)/,
]
const PARTS: readonly RegExp[] = [
  /\bset of (\d{1,3})\b/,
  /\b(\d{1,3})[ -]?(?:pcs?|pieces?|pc\(s\)|sets?|stuck|stk|er set|parca)\b/,
  /\b(\d{1,2})[' ]?(?:li|lu)(?: (?:set|paket))?\b/,
  /(?:عدد|طقم|مجموعة) (?:من )?(\d{1,2})\b/,
  /\b(\d{1,3}) (?:قطع|قطعه)/,
  /(\d{1,3})(?:个|片|件|只|個)/,
]
const COUNT =
  /\b(\d{2,4}) ?(?:-?count|ct|counts|adet|sheets?|capsules?|tablets?|softgels?|caps|tabs|veg capsules|wipes|diapers|nappies|servings|حفاضه|حفاض|منديل|كبسوله|قرص|stuck|blatt)(?!\p{L})/u
const MOST_PIECES = 60
const PAIR = /\b(?:pair|twin pack|2li)\b|قطعتين|زوج/

function unit(words: string): RegExp {
  return new RegExp(`(?:^|[^\\d.,x])${NUMBER} ?-?(?:${words})(?![\\p{L}\\d²/])`, 'u')
}

/** Reads sizes from a title; what it does not say is null, and one piece is meant. */
export function quantitiesOf(title: string): Quantities {
  // X10 is a model, x10 are ten.
  const text = fold(title.replace(/\bX(?=\d)/g, '-'))
    .replaceAll('“', '"')
    .replaceAll('”', '"')
    .replaceAll("''", '"')
  const count = numberOf(COUNT.exec(text)?.[1])
  const firstOf = (forms: readonly RegExp[]) =>
    forms
      .map((form) => Number(form.exec(text)?.[1]))
      .find((number) => number > 1 && number <= MOST_PIECES && number !== count)
  const many = firstOf(MANY)
  const parts = many === undefined ? firstOf(PARTS) : undefined
  return {
    content: contentOf(text),
    pieces: many ?? parts ?? (PAIR.test(text) ? 2 : 1),
    isSet: parts !== undefined,
    count,
    inches: inchesOf(title.replaceAll("''", '"'), text),
    metres: metresOf(title, text),
    squareMetres: squareMetresOf(text),
    voltAmperes: voltAmperesOf(text),
    stature: statureOf(text),
  }
}

function contentOf(text: string): number | null {
  for (const [form, grams] of CONTENT) {
    const said = numberOf(form.exec(text)?.[1])
    if (said !== null) return said * grams
  }
  return null
}

function inchesOf(title: string, text: string): number | null {
  const said =
    /(\d{1,3}(?:[.,]\d{1,2})?)(?: ?["”″]|[ -‑]?(?:inch|inches|zoll|pouces|pollici|inç|inc|بوصه|بوصة|英寸|寸)(?![a-z]))/i.exec(
      title,
    ) ?? /\b(\d{1,3}(?:[.,]\d{1,2})?) ?-?in(?:ch)?\b/.exec(text)
  if (said) return numberOf(said[1])
  const centimetres = numberOf(/(\d{2,3}(?:[.,]\d{1,2})?) ?cm\b/.exec(text)?.[1])
  return centimetres === null ? null : centimetres / 2.54
}

function metresOf(title: string, text: string): number | null {
  const metres = numberOf(
    /(?:^|[^\p{L}\d.,])(\d{1,3}(?:[.,]\d{1,2})?) ?-?(?:m|mt|metres?|meters?|metre|متر)(?![\p{L}\d])/u.exec(text)?.[1],
  )
  if (metres !== null) return metres
  const feet = numberOf(/(\d{1,3}(?:\.\d)?)[ -]?(?:ft|feet|foot|['’](?!\w))/i.exec(title)?.[1])
  if (feet !== null) return feet * 0.3048
  const centimetres = numberOf(/(\d{1,3}) ?cm\b/.exec(text)?.[1])
  const inches = numberOf(/(\d{1,2}) ?-?(?:in|inch|inches|")(?![a-z])/.exec(text)?.[1])
  if (centimetres !== null) return centimetres / 100
  return inches === null ? null : inches * 0.0254
}

const SIDES =
  /(\d{1,3}(?:[.,]\d{1,2})?) ?('|ft|feet|foot|cm|m)? ?(?:(\d{1,2}) ?")? ?[x×*] ?(\d{1,3}(?:[.,]\d{1,2})?)(?! ?mm) ?('|ft|feet|foot|cm|m)?/
// Two numbers without a unit are centimetres where they are great, feet where they are small.
const GREAT = 25

function squareMetresOf(text: string): number | null {
  const said = SIDES.exec(text)
  const [wide, long] = [numberOf(said?.[1]), numberOf(said?.[4])]
  if (said === null || wide === null || long === null) return null
  const unit = said[5] ?? said[2] ?? (long > GREAT ? 'cm' : 'ft')
  const inches = numberOf(said[3]) ?? 0
  const metres = unit === 'm' ? 1 : unit === 'cm' ? 0.01 : 0.3048
  return (wide + inches / 12) * long * metres ** 2
}

function voltAmperesOf(text: string): number | null {
  const said = /\b(\d{1,5}(?:[.,]\d{1,2})?) ?(k?)va\b/.exec(text)
  const value = numberOf(said?.[1])
  return value === null ? null : value * (said?.[2] === 'k' ? 1000 : 1)
}

function statureOf(text: string): number {
  if (/\b(?:newborn|infant|bebek|0-3 months)\b|رضع|مواليد/.test(text)) return 0.45
  if (
    /\b(?:kids?|boys?|girls?|child(?:ren)?s?|toddlers?|junior|cocuk|kinder|kinderen|enfants?|ninos?|bambin[io])\b|اطفال|اولاد|بنات|儿童/.test(
      text,
    )
  )
    return 0.6
  if (/\b(?:[2-6]xl|xxl|plus size|oversized?|buyuk beden)\b|مقاس كبير/.test(text)) return 1.15
  return 1
}

function numberOf(text: string | undefined): number | null {
  if (text === undefined) return null
  const value = Number(/^\d{1,3}[.,]\d{3}$/.test(text) ? text.replace(/[.,]/, '') : text.replace(',', '.'))
  return Number.isFinite(value) && value > 0 ? value : null
}
