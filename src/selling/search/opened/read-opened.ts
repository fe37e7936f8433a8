import { readFound } from '#catalog/products/finding/read-found.ts'
import { readStoresOff } from '#catalog/stores/read-stores-off.ts'
import type { Visit } from '#platform/http/visit.ts'
import type { Work } from '#platform/work/work.ts'
import { readVisitCart } from '#selling/cart/page/visit-cart.ts'
import { showProducts } from '#selling/search/results/show-products.ts'
import type { Shelf } from '#selling/search/shelves/read-shelves.ts'
import { m } from '#words/messages.js'
import { mostOpened, readOpenedCookie } from './opened-cookie.ts'

const onTheShelf = 8

/** The products that this visitor opened last and can still buy, the newest first; null where there are none. */
export async function readOpened(visit: Visit): Promise<Shelf | null> {
  const { who, cookies, ports, locale } = visit
  const onDevice = who.kind === 'customer' ? [] : readOpenedCookie(cookies)
  if (who.kind !== 'customer' && onDevice.length === 0) return null
  return visit.read(async (work) => {
    const ids = who.kind === 'customer' ? await readOwn(work, who.id) : onDevice.map(BigInt)
    const found = (await readFound(work, ids, [...(await readStoresOff(work))])).slice(0, onTheShelf)
    if (found.length === 0) return null
    const products = await showProducts(work, found, ports, await readVisitCart(work, visit))
    return { key: 'opened', title: m.search_shelf_opened({}, { locale }), to: null, products }
  })
}

async function readOwn({ db }: Work, customer: string): Promise<readonly bigint[]> {
  const rows = await db
    .selectFrom('opened_products')
    .select('product_id')
    .where('customer_id', '=', customer)
    .orderBy('opened_at', 'desc')
    .orderBy('product_id')
    .limit(mostOpened)
    .execute()
  return rows.map((row) => row.product_id)
}
