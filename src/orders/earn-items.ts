import { money } from '#money/money.ts'
import type { Work } from '#platform/work.ts'
import { lines } from '#pricing/price-lines.ts'
import type { AccountName } from '#wallet/accounts.ts'
import { type Line, postEntry } from '#wallet/post-entry.ts'
import { readBalance } from '#wallet/read-wallet.ts'
import { isFinal } from './item-states.ts'
import { activeItems, type Order } from './lock-order.ts'
import { readOrderMoney } from './order-money.ts'
import { quoteOrder } from './order-quote.ts'
import { ownShares } from './own-shares.ts'

/**
 * What was handed over is earned: the items' money leaves the order for revenue by line, duties and VAT. With the last
 * item goes all that is left (a package, a rounding, an adjustment), so that a finished order holds nothing.
 */
export async function earnItems(work: Work, order: Order, itemIds: readonly string[]): Promise<Order> {
  const { currency } = await readOrderMoney(work, order)
  const held = (await readBalance(work, `order:${order.id}`)).minor
  const active = activeItems(order)
  const { breakdown } = await quoteOrder(work, order, active, { isPaid: true })
  const earned = new Map<AccountName, bigint>()
  const take = (account: AccountName, minor: bigint) => earned.set(account, (earned.get(account) ?? 0n) + minor)
  ownShares(breakdown, order.fees_minor).forEach((share, place) => {
    const item = active[place]
    if (!item || !itemIds.includes(item.id)) return
    for (const line of lines) take(line === 'customs' ? 'duties' : `revenue:${line}`, share.lines[line])
    take('revenue:discount', -share.discount)
    take('vat', share.vat)
    take('revenue:paymentFees', share.fees)
  })
  for (const due of await readDuesOf(work, itemIds)) take(`revenue:${due.reason}`, due.minor)
  const sum = [...earned.values()].reduce((total, minor) => total + minor, 0n)
  const isLast = active.every((item) => isFinal(item.state))
  if (isLast || sum > held) take('revenue:rest', held - sum)
  const leaving = isLast || sum > held ? held : sum
  const entry: Line[] = [...earned].map(([account, minor]) => ({ account, amount: money(minor, currency) }))
  if (leaving === 0n) return order
  await postEntry(
    work,
    'order_earned',
    [{ account: `order:${order.id}`, amount: money(-leaving, currency) }, ...entry],
    {
      reference: order.number,
    },
  )
  return order
}

function readDuesOf(work: Work, itemIds: readonly string[]): Promise<{ reason: string; minor: bigint }[]> {
  return work.db.selectFrom('order_dues').select(['reason', 'minor']).where('item_id', 'in', itemIds).execute()
}
