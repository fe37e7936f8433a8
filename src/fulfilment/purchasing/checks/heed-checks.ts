import type { ChosenLine } from '#fulfilment/purchasing/choose-units.ts'
import { no } from '#fulfilment/purchasing/purchasing.refusals.ts'
import type { Work } from '#platform/work/work.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import { checkGoodForMs, type PageCheck, readChecks } from './check-pages.ts'
import type { Outcome } from './judge-page.ts'

/** The page checks that the buyer saw, and the reason for buying an unread one. */
export type Heeded = { readonly ids: readonly string[]; readonly reason: string }

/**
 * Refuses to buy goods that their page says are gone or dearer than a buyer may accept, or unread ones without a
 * reason; checks and reason are stored.
 */
export async function heedChecks(
  work: Work,
  storeOrderId: string,
  lines: readonly ChosenLine[],
  { ids, reason }: Heeded,
): Promise<void> {
  const checks = await readChecks(work, ids)
  const newest = await readNewest(
    work,
    lines.map(({ item }) => item.id),
  )
  const said = reason.trim()
  const rows = lines.map(({ item }) => {
    const { price, currency } = effectiveData(item)
    const isOf = (one: Seen) => one.itemId === item.id && one.reviewedPrice === price && one.currency === currency
    const check = checks.find(isOf)
    // Includes checks that the buyer left out, or that a colleague saw.
    if (stops(check) || stops(newest.find(isOf))) throw no.PRICE_ABOVE({ title: item.title })
    const isUnread = !check || check.outcome === 'unread'
    if (isUnread && said.length < 3) throw no.PAGE_NOT_READ({ path: 'reason', title: item.title })
    return {
      store_order_id: storeOrderId,
      item_id: item.id,
      check_id: check?.id ?? null,
      reason: isUnread ? said : null,
    }
  })
  await work.db.insertInto('store_order_checks').values(rows).execute()
}

type Seen = Pick<PageCheck, 'itemId' | 'outcome' | 'reviewedPrice' | 'currency'>

const stops = (seen: Seen | undefined) => seen?.outcome === 'above' || seen?.outcome === 'gone'

/** The newest valid check of each of these, by anybody. */
async function readNewest(work: Work, itemIds: readonly string[]): Promise<readonly Seen[]> {
  const rows = await work.db
    .selectFrom('purchase_checks')
    .distinctOn('item_id')
    .select(['item_id', 'outcome', 'reviewed_price', 'currency'])
    .where('item_id', 'in', [...itemIds])
    .where('checked_at', '>=', new Date(work.now.getTime() - checkGoodForMs))
    .orderBy('item_id')
    .orderBy('checked_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    itemId: row.item_id,
    outcome: row.outcome as Outcome,
    reviewedPrice: row.reviewed_price,
    currency: row.currency,
  }))
}
