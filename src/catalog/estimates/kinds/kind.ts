import type { ProhibitedKind } from '#catalog/stores/prohibited.ts'

/** The customs categories of the price tables; `tests/estimates/` holds this list against theirs. */
export const CATEGORIES = [
  'clothing',
  'shoes',
  'sportswear',
  'bags',
  'accessories',
  'watches',
  'jewelry',
  'cosmetics',
  'perfumes',
  'electronics',
  'mobiles',
  'computers',
  'screens',
  'consoles',
  'appliances',
  'homeware',
  'carpets',
  'toys',
  'baby',
  'babyFood',
  'supplements',
  'books',
  'stationery',
  'sports',
  'carParts',
  'other',
] as const
export type Category = (typeof CATEGORIES)[number]

/** The packed weight of one unit in grams: hardly less, most likely, hardly more. */
export type Grams = readonly [low: number, best: number, high: number]

/** The languages of words. Romance and Arabic names begin with the thing itself, the others end with it. */
export const LANGUAGES = ['en', 'ar', 'tr', 'germanic', 'romance', 'signs'] as const
export type Language = (typeof LANGUAGES)[number]

/** One kind of things: its words, separated by commas, and what one of them weighs. README.md says how to add one. */
export type Kind = Readonly<Partial<Record<Language, string>>> & {
  readonly grams: Grams
  /** What it is called for ever where it has no words; otherwise its category and first word say it. */
  readonly code?: string
  /** Other categories a clerk may choose, the likelier first. */
  readonly also?: readonly Category[]
  /** `accessory`: made for another thing that is named beside it. `part`: often named as what a thing has inside. */
  readonly role?: 'accessory' | 'part'
  /** How much its words say, 1 unless told: 0.5 for a word that means several things. */
  readonly strength?: number
  /** Model numbers that mean it, where makers write no more than these. */
  readonly model?: RegExp
  /** Contents named in a title (500 g, 250 ml) weigh so many times as much packed, and so many grams more. */
  readonly byContent?: readonly [times: number, more: number]
  /** It is sold by the set as a rule: the grams are those of a set, and its pieces do not count again. */
  readonly set?: true
  /** Grams are those of so many inches, and grow with the area. */
  readonly atInches?: number
  /** Grams are those of so many metres. */
  readonly atMetres?: number
  /** Grams are those of so many square metres, and grow with them. */
  readonly atSquareMetres?: number
  /** Grams are those of so many volt-amperes. */
  readonly atVoltAmperes?: number
  /** Grams of each further piece where the title counts hundreds (`174 count`). */
  readonly eachGrams?: number
  /** People eat it: of a maker for babies, or on a shelf for them, it is baby food. */
  readonly eaten?: true
  /** Why it cannot be sent: a kind of prohibited goods, or `digital` for what is downloaded. */
  readonly refused?: ProhibitedKind | 'digital'
}

/** Words that say nothing of the thing, and hide a word that would. */
export const SILENT_WORDS =
  'non slip, anti slip, non-slip, anti-slip, slip resistant, slip-resistant, slip proof, baumwolle, new balance, blush pink, black edition, limited edition, special edition, silver edition, white edition'

export type KindGroup = { readonly category: Category; readonly kinds: readonly Kind[] }
