import { sql } from 'kysely'
import { type ListPage, type PageAsked, pageWithin } from '#platform/database/list-page.ts'
import type { Work } from '#platform/work/work.ts'
import { itemIsSeen } from '#selling/orders/items/of-places.ts'
import { readStorage, type Storage } from './read-storage.ts'
import type { WaitingStage } from './waiting-stages.ts'

export type WaitingGoods = Storage & { readonly number: string; readonly place: number; readonly state: string }

type Wish = PageAsked & {
  readonly stage: WaitingStage | null
  /** An order's number. */
  readonly q: string
}

type Row = Pick<WaitingGoods, 'number' | 'place' | 'state' | 'title'> & {
  readonly id: string
  readonly quantity: number
}

/** The goods that wait for their customers now, the longest waiting first, as far as this member of staff sees them. */
export async function readWaitingGoods(work: Work, wish: Wish): Promise<ListPage<WaitingGoods>> {
  const found = sql`from order_items item join orders on orders.id = item.order_id
    left join lateral (select began_on, sum(minor) as minor from storage_days where item_id = item.id
      group by began_on order by began_on desc limit 1) wait on true
    left join lateral (select number from discrepancies where item_id = item.id and ended_at is null
      and kind = 'unclaimed') about on true
    where item.site = ${work.site} and item.state in ('waiting_delivery_request', 'ready_for_pickup')
      and ${itemIsSeen(work)}`
  const stage = sql`case when about.number is not null then 'case' when wait.minor > 0 then 'costs' else 'free' end`
  const asked = sql`(${wish.stage}::text is null or ${stage} = ${wish.stage})
    and (${wish.q} = '' or orders.number = upper(${wish.q}))`
  const { rows: counted } = await sql<{ readonly total: number; readonly all: number }>`
    select count(*) filter (where ${asked})::int as total, count(*)::int as all ${found}`.execute(work.db)
  const { total, all } = counted[0]!
  const { offset, ...page } = pageWithin(wish, total)
  const { rows } = await sql<Row>`
    select item.id, item.quantity, item.title, item.place, item.state, orders.number ${found} and ${asked}
    order by coalesce(wait.began_on, to_char(item.state_since, 'YYYY-MM-DD')), item.id
    limit ${page.pageSize} offset ${offset}`.execute(work.db)
  const storage = new Map((await readStorage(work, rows)).map((one) => [one.itemId, one]))
  const goods = rows.flatMap(({ id, number, place, state }) => {
    const one = storage.get(id)
    return one ? [{ ...one, number, place, state }] : []
  })
  return { ...page, total, all, rows: goods }
}
