export type Availability = 'in_stock' | 'out_of_stock' | 'unknown'
export type VariantAxis = { readonly name: string; readonly values: readonly string[] }

/** One variant of the product, as far as the page says what is special about it. */
export type VariantOffer = {
  /** Its value on each axis it has one on, e.g. `{ color: 'red', size: 'M' }`. */
  readonly choice: Readonly<Record<string, string>>
  readonly price: string | null
  readonly availability: Availability
  readonly image: string | null
}

/** What could be read about a product; null means that the page did not have it, and nothing is guessed. */
export type ProductFacts = {
  readonly title: string
  /** Decimal text with a dot, e.g. `1299.90`. */
  readonly price: string | null
  readonly currency: string | null
  /** The price before a reduction, in the same currency. */
  readonly oldPrice: string | null
  readonly availability: Availability
  readonly image: string | null
  readonly images: readonly string[]
  readonly brand: string | null
  readonly sku: string | null
  readonly variants: readonly VariantAxis[]
  /** Variants whose price, stock or picture the page says; empty if it says nothing of them. */
  readonly offers: readonly VariantOffer[]
  readonly weightGrams: number | null
  readonly description: string | null
  readonly category: string | null
  /** The path of shelves it stands on in the shop, the widest first. */
  readonly breadcrumb: readonly string[]
  /** The language that the page says it is in, e.g. `tr`. */
  readonly lang: string | null
}

/** Why a page gave no product. */
export type NoProductReason =
  | 'CAPTCHA'
  | 'NOT_FOUND'
  | 'LOGIN'
  | 'CATEGORY'
  | 'SEARCH'
  | 'ARTICLE'
  | 'HOME'
  | 'SHELL'
  | 'NOT_GOODS'
  | 'NO_PRODUCT'
  /** The page broke the parser or took too long. */
  | 'UNREADABLE'

export type PageReading =
  | { readonly product: ProductFacts; readonly reason: null }
  | { readonly product: null; readonly reason: NoProductReason }

export type Price = { readonly amount: string; readonly currency: string | null }
export type Source = 'layout' | 'json-ld' | 'microdata' | 'meta' | 'state' | 'visible'

/** What one source within a page says about the product. */
export type Clue = {
  readonly source: Source
  readonly title: string | null
  readonly price: Price | null
  /** The upper end, if the source names only a range. */
  readonly priceTo: string | null
  readonly oldPrice: string | null
  /** The stated currency, even if no price is beside it. */
  readonly currency: string | null
  readonly availability: Availability
  readonly images: readonly string[]
  readonly brand: string | null
  readonly sku: string | null
  /** The number is what the shop's programs call the product, not one that is meant for people. */
  readonly skuIsId: boolean
  readonly variants: readonly VariantAxis[]
  readonly offers: readonly VariantOffer[]
  readonly weightGrams: number | null
  readonly description: string | null
  readonly category: string | null
}

export const NO_CLUE: Omit<Clue, 'source'> = {
  title: null,
  price: null,
  priceTo: null,
  oldPrice: null,
  currency: null,
  availability: 'unknown',
  images: [],
  brand: null,
  sku: null,
  skuIsId: false,
  variants: [],
  offers: [],
  weightGrams: null,
  description: null,
  category: null,
}
