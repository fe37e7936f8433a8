import { pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { type LinkReading, readLink } from '#catalog/reader/fetching/read-link.ts'
import { readReadings, saveReading } from '#catalog/reader/fetching/save-reading.ts'
import type { Visit } from '#platform/http/visit.ts'
import { priceMinor } from '#platform/values/amounts/parse-money.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import type { Refusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { addGoods } from '#selling/cart/add-goods.ts'
import { type OrderedGoods, readOrderGoods } from './read-order-goods.ts'

const deadlineMs = 9_000
const atOnce = 6

/** What became of one of the goods: refused with the reason, or in the cart with the page's price of now or the order's. */
export type GoodsAgain = {
  readonly title: string
  readonly refusal: Refusal | null
  readonly isPriceOfNow: boolean
}

/**
 * Adds an order's goods, or those of these places, to the customer's cart as they were last agreed. Their pages are read
 * first, between two transactions; a page that cannot be read, or shows another currency or no comparable price, leaves
 * the order's price. What is no longer bought, or is in the cart already, is named and does not stop the others.
 */
export async function orderAgain(
  visit: Visit,
  number: string,
  chosen: { readonly places?: readonly number[]; readonly itemId?: string | null } = {},
): Promise<readonly GoodsAgain[]> {
  await visit.write((work) => limitRate(work, `order-again:${visit.who.id}`, 10, 60))
  const { goods } = await visit.read((work) => readOrderGoods(work, number, chosen.itemId ?? null))
  const { places } = chosen
  const wanted = places ? goods.filter((_, place) => places.includes(place)) : goods
  const readings = await readAll(visit, [...new Set(wanted.map(({ url }) => url))])
  const fresh = await visit.write(async (work) => {
    const priced = []
    for (const item of wanted) priced.push(await withPriceOfNow(work, item, readings.get(item.url)))
    return priced
  })
  const { refusals } = await addGoods(
    visit,
    fresh.map(({ item }) => item),
  )
  return fresh.map(({ item, isPriceOfNow }, place) => ({
    title: item.title,
    refusal: refusals[place] ?? null,
    isPriceOfNow,
  }))
}

async function readAll(visit: Visit, urls: readonly string[]): Promise<ReadonlyMap<string, LinkReading>> {
  const read = new Map<string, LinkReading>()
  const until = AbortSignal.timeout(deadlineMs)
  const over = new Promise<void>((resolve) => until.addEventListener('abort', () => resolve(), { once: true }))
  for (let from = 0; from < urls.length && !until.aborted; from += atOnce) {
    const reading = urls
      .slice(from, from + atOnce)
      .map(async (url) => read.set(url, await readLink(visit.ports.get(pageFetcher), url)))
    await Promise.race([Promise.all(reading), over])
  }
  return new Map(read)
}

type Priced = { readonly item: OrderedGoods; readonly isPriceOfNow: boolean }

// The price of one variant, or one that the review corrected, cannot be compared with the page's: then the order's stays.
async function withPriceOfNow(work: Work, item: OrderedGoods, reading: LinkReading | undefined): Promise<Priced> {
  const page = reading?.facts
  if (!reading?.url || !page || page.price === null || page.currency !== item.currency)
    return { item, isPriceOfNow: false }
  const price = priceMinor(page.price)
  const before = (await readReadings(work, item.readingId === null ? [] : [item.readingId])).get(item.readingId ?? '')
  const isComparable = !before?.facts?.price || priceMinor(before.facts.price) === item.price
  const readingId = await saveReading(work, reading)
  if (price === null || price <= 0n || !isComparable) return { item: { ...item, readingId }, isPriceOfNow: false }
  return { item: { ...item, price, readingId }, isPriceOfNow: true }
}
