import { readLatestReadings } from '#catalog/reader/fetching/read-latest.ts'
import { readReadings, type SavedReading } from '#catalog/reader/fetching/save-reading.ts'
import { priceMinor } from '#platform/values/amounts/parse-money.ts'
import type { QueryWork } from '#platform/work/work.ts'
import type { CartItem } from '#selling/cart/cart-item.ts'

/** What a later reading of the item's page says: its price of one unit, lower than the item's. */
export type LowerPrice = { readonly price: bigint; readonly readingId: string; readonly readAt: Date }

/**
 * The items whose page was read again later with a lower price in the same currency, by item id. Only where the item has
 * the price that its own reading gave: a price that was typed, or of one variant, cannot be compared with a page's.
 */
export async function readLowerPrices(
  work: QueryWork,
  items: readonly CartItem[],
): Promise<ReadonlyMap<string, LowerPrice>> {
  const read = items.filter(({ readingId }) => readingId !== null)
  if (read.length === 0) return new Map()
  const first = await readReadings(
    work,
    read.flatMap(({ readingId }) => readingId ?? []),
  )
  const latest = await readLatestReadings(
    work,
    read.map(({ canonicalUrl }) => canonicalUrl),
  )
  return new Map(
    read.flatMap((item) => {
      const lower = lowerPrice(item, first.get(item.readingId ?? ''), latest.get(item.canonicalUrl))
      return lower ? [[item.id, lower]] : []
    }),
  )
}

function lowerPrice(
  item: CartItem,
  first: SavedReading | undefined,
  latest: SavedReading | undefined,
): LowerPrice | null {
  if (!first || !latest || latest.readAt <= first.readAt) return null
  const [before, now] = [priceOf(first, item.currency), priceOf(latest, item.currency)]
  if (before !== item.price || now === null || now <= 0n || now >= before) return null
  return { price: now, readingId: latest.id, readAt: latest.readAt }
}

function priceOf({ facts }: SavedReading, currency: string): bigint | null {
  if (!facts || facts.price === null || facts.currency !== currency) return null
  return priceMinor(facts.price)
}
