import { data, redirect } from 'react-router'
import { type OfferView, type ProductView, readProduct } from '#catalog/products/finding/read-product.ts'
import type { Work } from '#platform/work/work.ts'

/** A product and the offer that is looked at: the chosen one, else the cheapest. */
export type SeenProduct = { readonly product: ProductView; readonly offer: OfferView | null }

/** Finds a product by its address; one that became another leads there, one that is not there is 404. */
export async function seeProduct(work: Work, id: string, chosen: string | null): Promise<SeenProduct> {
  const product = await readProduct(work, id)
  if (!product) throw data(null, { status: 404 })
  if (product.id !== id) throw redirect(`/${work.locale}/search-product/${product.id}`, 301)
  const offer = product.offers.find((one) => one.id === chosen) ?? product.offers[0] ?? null
  return { product, offer }
}
