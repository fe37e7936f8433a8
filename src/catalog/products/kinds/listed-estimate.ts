import { sql } from 'kysely'
import { estimateProduct } from '#catalog/estimates/estimate-product.ts'
import type { KindTable } from '#catalog/estimates/tree/kind-table.ts'
import { categoryOf } from '#catalog/products/taking/product-fields.ts'

/** What is known of a product when its category and weight are guessed anew. */
export type ListedProduct = {
  readonly id: bigint
  readonly title: string
  readonly brand: string | null
  readonly shelves: readonly string[]
  readonly category: string
  /** Null where no store says it: then it is guessed. */
  readonly grams: number | null
  readonly isCategoryCorrected: boolean
  /** The store whose offer names it. */
  readonly store: string
}

/** The columns of ListedProduct, of `products` called `p`. */
export const listedColumns = sql`p.id, p.title, p.brand, p.shelves, p.category, p.weight_grams as grams,
  p.corrected ? 'category' as "isCategoryCorrected",
  coalesce((select store from product_offers where product_id = p.id and gone_at is null order by id limit 1), '') as store`

/** The category and the weight that a table of kinds says of a product, as taking an offer and pricing it do. */
export function listedEstimate(product: ListedProduct, kinds: KindTable) {
  const { title, brand, shelves, grams, store } = product
  return {
    category: categoryOf({ title, brand, store, shelves }, kinds),
    grams: grams ?? estimateProduct({ title, brand, store }, kinds).weightGrams?.best ?? null,
  }
}

/** Which category a product has with another table: one that staff corrected stays, and so does one that both tables say. */
export function categoryWith(product: ListedProduct, before: KindTable, after: KindTable): string {
  if (product.isCategoryCorrected) return product.category
  const is = listedEstimate(product, after).category
  return is === listedEstimate(product, before).category ? product.category : is
}
