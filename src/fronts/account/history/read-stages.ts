import { requestLabel } from '#fulfilment/requests/facts/request-label.ts'
import type { RequestState } from '#fulfilment/requests/request-moves.ts'
import type { Work } from '#platform/work/work.ts'
import { stateLabel } from '#selling/orders/items/item-label.ts'
import { orderStatus, toItemState } from '#selling/orders/items/item-states.ts'
import type { HistoryRow } from './read-history.ts'

export type Stage = { readonly label: string; readonly isCancelled: boolean }

/** Where the orders and requests that these rows were for stand now, by their numbers. */
export async function readStages(work: Work, rows: readonly HistoryRow[]): Promise<ReadonlyMap<string, Stage>> {
  const orders = await readOrderStages(
    work,
    rows.flatMap(({ order }) => order ?? []),
  )
  const requests = await readRequestStages(
    work,
    rows.flatMap(({ request }) => request ?? []),
  )
  return new Map([...orders, ...requests])
}

async function readOrderStages(work: Work, numbers: readonly string[]): Promise<ReadonlyMap<string, Stage>> {
  if (numbers.length === 0) return new Map()
  const items = await work.db
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .select(['orders.number', 'item.state', 'item.country'])
    .where('orders.number', 'in', [...new Set(numbers)])
    .where('orders.customer_id', '=', work.who.id)
    .where('orders.site', '=', work.site)
    .execute()
  const found = Map.groupBy(items, ({ number }) => number)
  return new Map(
    [...found].map(([number, its]) => {
      const state = orderStatus(its.map((item) => toItemState(item.state)))
      const country = its.find((item) => item.state === state)?.country ?? ''
      const label = stateLabel(state, work.site, country, work.locale)
      return [number, { label, isCancelled: state === 'cancelled' }]
    }),
  )
}

async function readRequestStages(work: Work, numbers: readonly string[]): Promise<ReadonlyMap<string, Stage>> {
  if (numbers.length === 0) return new Map()
  const rows = await work.db
    .selectFrom('requests')
    .select(['number', 'state'])
    .where('number', 'in', [...new Set(numbers)])
    .where('customer_id', '=', work.who.id)
    .where('site', '=', work.site)
    .execute()
  // The database's own checks hold the words of this column.
  return new Map(
    rows.map(({ number, state }) => [
      number,
      { label: requestLabel(state as RequestState, work.locale), isCancelled: state === 'cancelled' },
    ]),
  )
}
