import type { Availability, VariantAxis, VariantOffer } from '#catalog/reader/product-facts.ts'
import type { Origin } from '#catalog/stores/stores.ts'

/** What a feed or a page says of one thing that a store sells. Checked and bounded; the texts are plain text. */
export type ProductOffer = {
  /** The store's domain, and its own number for the thing (the clean address where it has none). */
  readonly store: string
  readonly theirId: string
  readonly country: Origin
  /** The clean address of its page (stores/canonical-link.ts). */
  readonly page: string
  readonly title: string
  readonly brand: string | null
  /** 8, 12, 13 or 14 digits with a right check digit, as 14 digits; null where it has none that the world shares. */
  readonly gtin: string | null
  readonly partNumber: string | null
  readonly description: string
  /** The path of shelves in the store, the widest first. */
  readonly shelves: readonly string[]
  readonly image: string | null
  /** Minor units of the currency. */
  readonly price: bigint
  readonly oldPrice: bigint | null
  readonly currency: string
  readonly availability: Availability
  readonly weightGrams: number | null
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
  readonly variants: { readonly axes: readonly VariantAxis[]; readonly offers: readonly VariantOffer[] }
}
