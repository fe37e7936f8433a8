import { readFound } from '#catalog/products/finding/read-found.ts'
import { readStoresOff } from '#catalog/stores/read-stores-off.ts'
import type { Visit } from '#platform/http/visit.ts'
import { readVisitCart } from '#selling/cart/page/visit-cart.ts'
import { showProducts } from '#selling/search/results/show-products.ts'
import type { Shelf } from '#selling/search/shelves/read-shelves.ts'
import { m } from '#words/messages.js'

/** The products that an article names and this site buys, each with what it costs this visitor until it is collected; null without any. */
export async function readGoods(visit: Visit, ids: readonly string[]): Promise<Shelf | null> {
  if (ids.length === 0) return null
  const { ports, locale } = visit
  return visit.read(async (work) => {
    const found = await readFound(work, ids.map(BigInt), [...(await readStoresOff(work))])
    if (found.length === 0) return null
    const products = await showProducts(work, found, ports, await readVisitCart(work, visit))
    return { key: 'article', title: m.blog_goods({}, { locale }), to: null, products }
  })
}
