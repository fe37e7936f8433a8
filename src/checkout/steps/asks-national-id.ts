import { no } from '#checkout/checkout.refusals.ts'
import { hasGoodId } from '#people/identity/has-good-id.ts'
import type { Work } from '#platform/work/work.ts'
import { isRegistered } from '#selling/cart/item-issues.ts'
import { effectiveData, itemIssue } from '#selling/orders/items/item-data.ts'
import { activeItems, type Order } from '#selling/orders/items/lock-order.ts'

/** Whether goods of these kinds want a national ID that the acting customer has not sent (specification §5). */
export async function asksNationalId(work: Work, categories: readonly string[]): Promise<boolean> {
  return categories.some(isRegistered) && !(await hasGoodId(work))
}

/** The same of an order: for its kinds of goods, or because the review flagged one of them. */
export async function orderAsksNationalId(work: Work, order: Order): Promise<boolean> {
  const active = activeItems(order)
  const isFlagged = active.some(({ issues }) =>
    itemIssue
      .array()
      .parse(issues)
      .some(({ type }) => type === 'Upload national id'),
  )
  if (isFlagged) return !(await hasGoodId(work))
  return asksNationalId(
    work,
    active.map((item) => effectiveData(item).category),
  )
}

/** Nothing is paid before the card is here. Refuses `NATIONAL_ID_REQUIRED`. */
export async function requireNationalId(work: Work, categories: readonly string[]): Promise<void> {
  if (await asksNationalId(work, categories)) throw no.NATIONAL_ID_REQUIRED({ path: 'nationalId' })
}

export async function requireOrderNationalId(work: Work, order: Order): Promise<void> {
  if (await orderAsksNationalId(work, order)) throw no.NATIONAL_ID_REQUIRED({ path: 'nationalId' })
}
