import { sql } from 'kysely'
import type { RollUp } from '#content/tracking/rollups/counted-slice.ts'
import { shareOut } from '#platform/values/amounts/share-out.ts'
import type { Work } from '#platform/work/work.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import { readBooked, readCorrected } from './booked-entry.ts'
import { type Carriers, readGoodsBehind } from './goods-behind.ts'
import { partOf } from './margin-parts.ts'

/**
 * Income and costs as the ledger booked them, by store and category of the goods: every line is counted whole, shared to the minor
 * unit where it was for several goods. A correction goes to the goods of what it corrects.
 */
export const countMargins: RollUp = {
  name: 'margins',
  begins: () => sql`select min(at) as at from journal_entries`,
  add: async (work, from, until) => {
    const entries = await readBooked(work, from, until)
    const corrected = await readCorrected(work, entries)
    const carriers = await readGoodsBehind(work, [...entries, ...corrected.values()])
    const shelves = await readShelves(work, carriers)
    const sums = new Map<string, bigint>()
    for (const entry of entries) {
      const meant = corrected.get(entry.corrects ?? '') ?? entry
      const mine = carriers.get(meant.id) ?? []
      for (const { account, minor } of entry.lines) {
        const part = partOf(meant.kind, account)
        const shares =
          mine.length === 0
            ? [minor]
            : shareOut(
                minor,
                mine.map(({ weight }) => weight(account)),
              )
        for (const [place, share] of shares.entries()) {
          const { store, category } = shelves.get(mine[place]?.itemId ?? '') ?? ofNoGoods
          const key = JSON.stringify([entry.day, store, category, part])
          sums.set(key, (sums.get(key) ?? 0n) + share)
        }
      }
    }
    await addSums(work, sums)
  },
}

type Shelf = { readonly store: string; readonly category: string }
const ofNoGoods: Shelf = { store: '', category: '' }

async function readShelves({ db }: Work, carriers: Carriers): Promise<ReadonlyMap<string, Shelf>> {
  const ids = [...new Set([...carriers.values()].flat().map(({ itemId }) => itemId))]
  const items = await db
    .selectFrom('order_items')
    .select(['id', 'store', 'client_data', 'review_data', 'completed_data'])
    .where('id', '=', (any) => any.fn.any(any.val(ids)))
    .execute()
  return new Map(items.map((item) => [item.id, { store: item.store, category: effectiveData(item).category }]))
}

async function addSums({ db, site }: Work, sums: ReadonlyMap<string, bigint>): Promise<void> {
  const rows = [...sums].filter(([, minor]) => minor !== 0n).map(([key, minor]) => [...JSON.parse(key), String(minor)])
  await sql`
    insert into margin_days as known (site, day, store, category, part, minor)
    select ${site}, (one ->> 0)::date, one ->> 1, one ->> 2, one ->> 3, (one ->> 4)::bigint
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) one order by 2, 3, 4, 5
    on conflict (site, day, store, category, part) do update set minor = known.minor + excluded.minor`.execute(db)
}
