import { effectiveData } from '#orders/item-data.ts'
import type { Work } from '#platform/work.ts'
import type { ChosenLine } from '#purchasing/choose-units.ts'
import { no } from '#purchasing/purchasing.refusals.ts'
import { readChecks } from './check-pages.ts'

/** What the buyer was shown of the pages, and why what could not be read is bought all the same. */
export type Heeded = { readonly ids: readonly string[]; readonly reason: string }

/** Nothing is bought that its page says is gone or dearer than a buyer may, nor unread without a reason; both are kept. */
export async function heedChecks(
  work: Work,
  storeOrderId: string,
  lines: readonly ChosenLine[],
  { ids, reason }: Heeded,
): Promise<void> {
  const checks = await readChecks(work, ids)
  const said = reason.trim()
  const rows = lines.map(({ item }) => {
    const { price, currency } = effectiveData(item)
    const check = checks.find(
      (one) => one.itemId === item.id && one.reviewedPrice === price && one.currency === currency,
    )
    if (check?.outcome === 'above' || check?.outcome === 'gone') throw no.PRICE_ABOVE({ title: item.title })
    const isUnread = !check || check.outcome === 'unread'
    if (isUnread && said.length < 3) throw no.PAGE_NOT_READ({ path: 'reason', title: item.title })
    return {
      ...{ store_order_id: storeOrderId, item_id: item.id, check_id: check?.id ?? null },
      reason: isUnread ? said : null,
    }
  })
  await work.db.insertInto('store_order_checks').values(rows).execute()
}
