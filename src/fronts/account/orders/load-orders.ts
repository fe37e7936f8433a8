import { z } from 'zod'
import { readUnseen } from '#care/tickets/order-messages.ts'
import { pageSizes } from '#fronts/account/page-sizes.ts'
import type { Visit } from '#platform/http/visit.ts'
import { orderTabs } from '#selling/orders/items/item-states.ts'
import { countLegacy } from '#selling/orders/legacy/read-legacy.ts'
import { readOrders } from '#selling/orders/read-orders.ts'
import { readMost } from '#selling/search/shelves/read-most.ts'

const question = z.object({
  tab: z.enum(orderTabs).catch('ongoing'),
  search: z.string().trim().max(40).catch('').default(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  pageSize: z.coerce
    .number()
    .pipe(z.union(pageSizes.map((size) => z.literal(size))))
    .catch(20),
})

/** My Orders for the filters in the address. A searched number is found in any tab. */
export async function loadOrders(visit: Visit, url: URL) {
  const asked = question.parse(Object.fromEntries(url.searchParams))
  const { locale, site } = visit
  const loaded = await visit.read(async (work) => {
    const [found, unseen, legacy] = await Promise.all([readOrders(work, asked), readUnseen(work), countLegacy(work)])
    const elsewhere = orderTabs.find((tab) => found.counts[tab] > 0)
    const isElsewhere = asked.search !== '' && found.total === 0 && elsewhere !== undefined
    const tab = isElsewhere ? elsewhere : asked.tab
    const shown = isElsewhere ? await readOrders(work, { ...asked, tab, page: 1 }) : found
    const { items, total, counts } = shown
    return { ...asked, tab, items, total, counts, unseen, legacy, locale, site }
  })
  const isNewcomer = asked.search === '' && orderTabs.every((tab) => loaded.counts[tab] === 0)
  return { ...loaded, most: isNewcomer ? await readMost(visit) : null }
}
