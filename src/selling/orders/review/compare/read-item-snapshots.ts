import { sql } from 'kysely'
import type { ReadingSource } from '#catalog/reader/fetching/read-link.ts'
import { readSnapshots } from '#catalog/reader/fetching/read-snapshots.ts'
import { readReadings } from '#catalog/reader/fetching/save-reading.ts'
import type { SeenPage } from '#catalog/reader/fetching/seen-page.ts'
import type { ProductFacts } from '#catalog/reader/product-facts.ts'
import type { Work } from '#platform/work/work.ts'
import type { OrderItem } from '#selling/orders/items/lock-order.ts'

/** What an item's page in the store showed when it was last read for it. */
export type Snapshot = {
  readonly product: ProductFacts | null
  /** Why nothing could be read. */
  readonly reason: string | null
  readonly source: ReadingSource
  readonly readAt: Date
  /** Whether a reviewer read it again, or it is what the customer saw. */
  readonly isAgain: boolean
  readonly seen: SeenPage | null
  /** Its price when the customer added it, if that was another reading. */
  readonly before: { readonly price: string | null; readonly currency: string | null; readonly at: Date } | null
}

/** The newest snapshot of each item, by the item's id; items without a reading are left out. */
export async function readItemSnapshots(
  work: Work,
  items: readonly OrderItem[],
): Promise<ReadonlyMap<string, Snapshot>> {
  if (items.length === 0) return new Map()
  const again = await readNewest(
    work,
    items.map((item) => item.id),
  )
  const ids = items.flatMap((item) =>
    [item.reading_id, again.get(item.id)].filter((id) => id !== null && id !== undefined),
  )
  const [readings, snapshots] = await Promise.all([readReadings(work, ids), readSnapshots(work, ids)])
  const found = new Map<string, Snapshot>()
  for (const item of items) {
    const newest = readings.get(again.get(item.id) ?? item.reading_id ?? '')
    if (!newest) continue
    const first = again.has(item.id) ? readings.get(item.reading_id ?? '') : undefined
    found.set(item.id, {
      product: newest.facts,
      reason: newest.reason,
      source: newest.source,
      readAt: newest.readAt,
      isAgain: again.has(item.id),
      seen: snapshots.get(newest.id) ?? null,
      before: first
        ? { price: first.facts?.price ?? null, currency: first.facts?.currency ?? null, at: first.readAt }
        : null,
    })
  }
  return found
}

async function readNewest(work: Work, itemIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ itemId: string; readingId: string }>`
    select distinct on (item_id) item_id as "itemId", reading_id as "readingId" from item_readings
    where item_id = any(${[...itemIds]}::uuid[]) order by item_id, at desc, reading_id desc`.execute(work.db)
  return new Map(rows.map((row) => [row.itemId, row.readingId]))
}
