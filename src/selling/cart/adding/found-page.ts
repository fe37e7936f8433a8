import type { ReadingSource } from '#catalog/reader/fetching/read-link.ts'
import type { ProductFacts } from '#catalog/reader/product-facts.ts'

/** A page that was read for somebody: its link as we keep it, and what it said. */
export type FoundPage = {
  readonly id: string
  readonly url: string
  readonly canonicalUrl: string
  readonly store: string
  /** By the codes of the price tables; null where neither link nor page says it. */
  readonly country: string | null
  readonly product: ProductFacts | null
  /** Why there is no product, as the reader says it. */
  readonly reason: string | null
  /** Who says it: the shop's page, or the provider of product data. */
  readonly source: ReadingSource
}
