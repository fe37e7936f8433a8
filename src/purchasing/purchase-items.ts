import { isCurrency, type Money, money } from '#money/money.ts'
import { timesRate } from '#money/round.ts'
import type { Order, OrderItem } from '#orders/lock-order.ts'
import { moveItems } from '#orders/move-item.ts'
import { audit } from '#people/audit.ts'
import { newId } from '#platform/id.ts'
import { once } from '#platform/once.ts'
import { siteCurrency, type Work } from '#platform/work.ts'
import { type PublishedTables, readTables } from '#pricing/read-tables.ts'
import { lockItemsOrders } from './lock-items-orders.ts'
import { postPurchase } from './post-purchase.ts'
import { no } from './purchasing.refusals.ts'

export type Purchase = {
  readonly itemIds: readonly string[]
  readonly storeOrderNumber: string
  readonly cost: Money
  readonly cardLabel: string
  readonly key: string
}

/** A buyer bought these items of one store in one store order, at this real cost: the cost is booked, the items are purchased. */
export async function purchaseItems(work: Work, purchase: Purchase): Promise<{ readonly id: string }> {
  return once(work, purchase.key, purchase, async () => {
    const { itemIds, storeOrderNumber, cost, cardLabel } = purchase
    const orders = await lockItemsOrders(work, itemIds)
    const items = orders.flatMap((order) => order.items).filter((item) => itemIds.includes(item.id))
    const store = oneStore(items)
    await refuseTwice(work, store, storeOrderNumber)
    const published = await readTables(work)
    const homeCost = homeOf(work, published, cost)
    const id = newId()
    await moveBought(work, orders, purchase)
    await work.db
      .insertInto('store_orders')
      .values({
        id,
        site: work.site,
        store,
        store_order_number: storeOrderNumber,
        cost_minor: cost.minor,
        currency: cost.currency,
        home_cost_minor: homeCost.minor,
        card_label: cardLabel,
        buyer_id: work.who.id ?? '',
        bought_at: work.now,
        tables_version: published.id,
      })
      .execute()
    // What is bought anew is expected by its new store order; the history keeps the first one.
    await work.db
      .insertInto('store_order_items')
      .values(items.map((item) => ({ item_id: item.id, store_order_id: id })))
      .onConflict((conflict) =>
        conflict
          .column('item_id')
          .doUpdateSet({ store_order_id: id, carrier: null, tracking_number: null, shipped_at: null }),
      )
      .execute()
    await postPurchase(work, { id, store, storeOrderNumber, cardLabel, cost, homeCost })
    const after = { store, cost: cost.minor.toString(), currency: cost.currency, items: [...itemIds] }
    await audit(work, { action: 'items.purchase', subject: `storeOrder:${id}`, after })
    return { id }
  })
}

async function moveBought(work: Work, orders: readonly Order[], bought: Purchase): Promise<void> {
  const data = { storeOrder: bought.storeOrderNumber }
  for (const order of orders) {
    const items = order.items.filter((item) => bought.itemIds.includes(item.id))
    await moveItems(
      work,
      order,
      items.map((item) => ({ itemId: item.id, event: 'purchase', data })),
    )
  }
}

function oneStore(items: readonly OrderItem[]): string {
  const [store, ...others] = [...new Set(items.map((item) => item.store))]
  if (store === undefined) throw no.NOTHING_CHOSEN()
  if (others.length > 0) throw no.STORES_DIFFER()
  return store
}

async function refuseTwice(work: Work, store: string, number: string): Promise<void> {
  const found = await work.db
    .selectFrom('store_orders')
    .select('id')
    .where('site', '=', work.site)
    .where('store', '=', store)
    .where('store_order_number', '=', number)
    .executeTakeFirst()
  if (found) throw no.STORE_ORDER_EXISTS({ path: 'storeOrderNumber', number })
}

function homeOf({ site }: Work, { prices }: PublishedTables, { minor, currency }: Money): Money {
  const rate = isCurrency(currency) ? prices.rates.get(currency) : undefined
  if (!rate) throw no.CURRENCY_UNKNOWN({ path: 'currency' })
  return money(timesRate(minor, rate), siteCurrency[site])
}
