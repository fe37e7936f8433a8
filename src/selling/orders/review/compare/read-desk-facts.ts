import { readPagePrices } from '#catalog/reader/clues/read-page-prices.ts'
import type { Work } from '#platform/work/work.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { type ItemFlags, readItemFlags } from './item-flags.ts'
import { judgePrices, type PageCosts } from './page-costs.ts'
import { optionsOf } from './page-of-item.ts'
import { readItemSnapshots, type Snapshot } from './read-item-snapshots.ts'
import { type PageReview, readPageReviews } from './read-page-reviews.ts'
import { readSameWaiting } from './read-same-waiting.ts'

/** The facts beside an item's form: its page, colleagues' reviews, its prices, and objections. */
export type DeskFacts = {
  readonly readPage: Snapshot | null
  readonly known: PageReview | null
  /**
   * Waiting items and orders elsewhere with the same page and choices, and how many of them colleagues have claimed.
   */
  readonly same: { readonly items: number; readonly orders: number; readonly others: number }
  readonly costs: PageCosts
  readonly flags: ItemFlags
}

const day = 86_400_000
const none: ItemFlags = { hits: [], uses: [], question: null }

/** The same for every item of an order, by its id; read together, however many items there are. */
export async function readDeskFacts(work: Work, order: Order): Promise<ReadonlyMap<string, DeskFacts>> {
  const { items } = order
  const pages = [...new Set(items.flatMap((item) => item.page ?? []))]
  const since = new Date(work.now.getTime() - 180 * day)
  const snapshots = readItemSnapshots(work, items)
  const [read, reviews, prices, waiting, flags] = await Promise.all([
    snapshots,
    readPageReviews(work, pages, since),
    readPagePrices(work, pages, since),
    readSameWaiting(work, items),
    snapshots.then((known) => readItemFlags(work, order, known)),
  ])
  const fresh = work.now.getTime() - 30 * day
  return new Map(
    items.map((item) => {
      const data = effectiveData(item)
      const options = optionsOf(data)
      const isIt = (one: { readonly page: string; readonly options: string }) =>
        one.page === item.page && one.options === options
      const same = waiting.filter(isIt)
      const free = same.filter(({ isOthers }) => !isOthers)
      const ofPage = reviews.filter(({ page }) => page === item.page)
      const points = [
        ...prices
          .filter(({ page }) => page === item.page)
          .map(({ at, price, currency }) => ({ at, price, currency, by: null })),
        ...ofPage.map(({ at, by, data: { price, currency } }) => ({ at, price, currency, by: by ?? '' })),
      ]
      const facts = {
        readPage: read.get(item.id) ?? null,
        known: ofPage.find((one) => isIt(one) && one.at.getTime() >= fresh) ?? null,
        same: {
          items: free.length,
          orders: new Set(free.map(({ number }) => number)).size,
          others: same.length - free.length,
        },
        costs: judgePrices(points, data),
        flags: flags.get(item.id) ?? none,
      }
      return [item.id, facts] as const
    }),
  )
}
