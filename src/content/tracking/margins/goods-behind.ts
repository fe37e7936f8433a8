import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import type { BookedEntry } from './booked-entry.ts'
import { type Carrier, readEarnedGoods } from './earned-goods.ts'

export type Carriers = ReadonlyMap<string, readonly Carrier[]>

/**
 * The items that entries were for, by the entry's id. A purchase is carried by what each item cost, a seller's refund by its item, customs
 * as they were shared when they were entered, what customers paid by their items' own prices. Other entries are for no item.
 */
export async function readGoodsBehind(work: Work, entries: readonly BookedEntry[]): Promise<Carriers> {
  const found = new Map<string, readonly Carrier[]>(await readEarnedGoods(work, entries))
  const named = entries.flatMap(({ id, onlyOnce }) => {
    const [, what = '', about = ''] = nameOfAct.exec(onlyOnce ?? '') ?? []
    return about === '' ? [] : [{ id, what, about }]
  })
  for (const [what, read] of Object.entries(readers)) {
    const mine = named.filter((one) => one.what === what)
    if (mine.length === 0) continue
    const parts = Object.groupBy(
      await read(
        work,
        mine.map(({ about }) => about),
      ),
      ({ of }) => of,
    )
    for (const { id, about } of mine) found.set(id, (parts[about] ?? []).map(carrierOf))
  }
  return found
}

// The names by which these acts are booked once.
const nameOfAct = /^(purchase|seller-refund|card-break:order|card-break:refund|customs-duties):([0-9a-f-]{36})/

type Part = {
  readonly of: string
  readonly itemId: string
  readonly weight: bigint
  readonly duties?: bigint
  readonly vat?: bigint
}

function carrierOf({ itemId, weight, duties = weight, vat = weight }: Part): Carrier {
  return { itemId, weight: (account) => (account === 'duties' ? duties : account === 'vat' ? vat : weight) }
}

async function readBought({ db }: Work, ids: readonly string[]): Promise<readonly Part[]> {
  const { rows } = await sql<Part>`
    select store_order_id as of, item_id as "itemId", sum(cost_minor)::bigint as weight from store_order_items
    where store_order_id = any(${ids}::uuid[])
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

async function readRefunded({ db }: Work, ids: readonly string[]): Promise<readonly Part[]> {
  const { rows } = await sql<Part>`
    select refund.id as of, line.item_id as "itemId", 1::bigint as weight
    from store_order_refunds refund join store_order_items line on line.id = refund.line_id
    where refund.id = any(${ids}::uuid[])`.execute(db)
  return rows
}

async function readAssessed({ db }: Work, ids: readonly string[]): Promise<readonly Part[]> {
  const { rows } = await sql<Part>`
    select assessment_id as of, item_id as "itemId", fees_minor as weight, duty_minor as duties, vat_minor as vat
    from customs_assessment_items where assessment_id = any(${ids}::uuid[]) order by 1, 2`.execute(db)
  return rows
}

const readers: Readonly<Record<string, (work: Work, ids: readonly string[]) => Promise<readonly Part[]>>> = {
  purchase: readBought,
  'card-break:order': readBought,
  'seller-refund': readRefunded,
  'card-break:refund': readRefunded,
  'customs-duties': readAssessed,
}
