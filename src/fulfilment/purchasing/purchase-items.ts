import { audit } from '#people/access/audit.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import type { OrderItem } from '#selling/orders/items/lock-order.ts'
import { sites } from '#sites/sites.ts'
import { homeMinor } from './cards/card-money.ts'
import { chargeCard } from './cards/charge-card.ts'
import { type Heeded, heedChecks } from './checks/heed-checks.ts'
import { type ChosenLine, chooseUnits, type Units } from './choose-units.ts'
import { lockItemsOrders } from './lock-items-orders.ts'
import { moveBought } from './move-bought.ts'
import { postPurchase } from './post-purchase.ts'
import { no } from './purchasing.refusals.ts'

export type Purchase = {
  readonly itemIds: readonly string[]
  /** How many units of an item this store order has; all that are still to be bought by default. */
  readonly units?: Units
  /** A line's real cost if it is known, in minor units of the cost's currency. */
  readonly costs?: Readonly<Record<string, bigint>>
  readonly storeOrderNumber: string
  readonly cost: Money
  readonly cardLabel: string
  /** The page checks at the time of the click (`checkPages`); page and call both pass them. */
  readonly checks?: Heeded
  readonly key: string
}

/**
 * Records that a buyer bought these units of items of one store in one store order, at this real cost, with this card:
 * the cost is booked, and an item whose last units are bought now is purchased.
 */
export async function purchaseItems(work: Work, purchase: Purchase): Promise<{ readonly id: string }> {
  return once(work, purchase.key, purchase, async () => {
    const { itemIds, storeOrderNumber, cost } = purchase
    const orders = await lockItemsOrders(work, itemIds)
    const items = orders.flatMap((order) => order.items).filter((item) => itemIds.includes(item.id))
    const store = oneStore(items)
    await refuseTwice(work, store, storeOrderNumber)
    const lines = chooseUnits(items, cost, purchase.units, purchase.costs)
    const published = await readTables(work)
    const homeCost = money(homeMinor(published.prices, cost), sites[work.site].currency)
    await moveBought(work, orders, { lines, storeOrderNumber })
    const charge = await chargeCard(work, published, cost, purchase.cardLabel)
    const id = newId()
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
        card_label: charge.card.label,
        card_id: charge.card.id,
        card_minor: charge.cardMinor,
        buyer_id: work.who.id ?? '',
        bought_at: work.now,
        tables_version: published.id,
      })
      .execute()
    await writeLines(work, id, lines)
    if (purchase.checks) await heedChecks(work, id, lines, purchase.checks)
    await postPurchase(work, { id, store, storeOrderNumber, cardAccount: charge.card.account, cost, homeCost })
    const bought = lines.map(({ item, units }) => ({ item: item.id, units }))
    const before = lines.map(({ item }) => ({ item: item.id, state: item.state, bought: item.bought_units }))
    const after = {
      store,
      cost: cost.minor.toString(),
      currency: cost.currency,
      card: charge.card.label,
      items: bought,
    }
    await audit(work, { action: 'items.purchase', subject: `storeOrder:${id}`, before, after })
    return { id }
  })
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

/** The lines of a new store order. Lines from before a customer chose a new purchase are closed and stay. */
async function writeLines(work: Work, storeOrderId: string, lines: readonly ChosenLine[]): Promise<void> {
  const anew = lines.filter(({ item }) => item.bought_units === 0).map(({ item }) => item.id)
  if (anew.length > 0)
    await work.db
      .updateTable('store_order_items')
      .set({ closed_at: work.now, closed_as: 'replaced' })
      .where('item_id', 'in', anew)
      .where('closed_at', 'is', null)
      .execute()
  await work.db
    .insertInto('store_order_items')
    .values(
      lines.map(({ item, units, costMinor }) => ({
        id: newId(),
        item_id: item.id,
        store_order_id: storeOrderId,
        units,
        cost_minor: costMinor,
        is_part: units < item.quantity,
      })),
    )
    .execute()
}
