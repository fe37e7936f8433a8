import type { Work } from '#platform/work/work.ts'
import { compilePriceTables } from '#pricing/quote/tables/compile-tables.ts'
import type { ReadPriceTables } from '#pricing/quote/tables/tables-form.ts'
import { withItems } from '#selling/orders/items/with-items.ts'
import { type OrderEffect, quoteBoth } from './quote-both.ts'
import { type Effect, sumEffect } from './sum-effect.ts'

/** So many of the last orders are quoted again. */
const effectOrders = 500

/** What new tables would make of the site's last orders: each quoted again with the tables that hold and with the new ones. */
export async function readEffect(work: Work, before: ReadPriceTables, after: ReadPriceTables): Promise<Effect> {
  return sumEffect(await readOrderEffects(work, before, after))
}

export async function readOrderEffects(
  work: Work,
  before: ReadPriceTables,
  after: ReadPriceTables,
): Promise<readonly OrderEffect[]> {
  const rows = await work.db
    .selectFrom('orders')
    .selectAll()
    .where('site', '=', before.site)
    // Ids rise with time.
    .orderBy('id', 'desc')
    .limit(effectOrders)
    .execute()
  const orders = await withItems(work, rows)
  const [old, now] = [before, after].map((raw) => ({ raw, prices: compilePriceTables(raw) }))
  return orders.map((order) => quoteBoth(order, old!, now!))
}
