import { sql } from 'kysely'
import type { AccountName } from '#money/wallet/accounts.ts'
import { postEntry } from '#money/wallet/post-entry.ts'
import { money } from '#platform/values/amounts/money.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'
import type { Work } from '#platform/work/work.ts'
import { lines } from '#pricing/quote/price-lines.ts'
import { orderedDeliveryFee } from '#selling/orders/delivery/ordered-delivery.ts'
import { isFinal } from '#selling/orders/items/item-states.ts'
import { activeItems, type Order, type OrderItem } from '#selling/orders/items/lock-order.ts'
import { readPackagePart } from '#selling/orders/packages/read-package-part.ts'
import { readOrderMoney } from './order-money.ts'
import { ownShares, quoteOrder } from './order-quote.ts'
import { realWeights } from './real-weights.ts'
import { accountsOf, readStandingDues } from './standing-dues.ts'

/**
 * Books the money of handed-over items as revenue by line, duties and VAT, at their real weights. The last item takes all
 * that is left (rounding, what we gave back), so that a finished order holds nothing. Earlier bookings are adjusted to the
 * present amounts, so that this may run again after an item was cancelled. A delivery's fee is earned with its request.
 */
export async function earnItems(work: Work, order: Order): Promise<Order> {
  const active = activeItems(order)
  const earning = active.filter((item) => isFinal(item.state))
  if (earning.length === 0) return order
  const { currency, kept, total, dues } = await readOrderMoney(work, order)
  const target = await targetOf(work, order, active, earning)
  const sum = sumOf(target)
  const elsewhere = (await readPackagePart(work, order)) + orderedDeliveryFee(order)
  const most = smallerOf(kept, total + dues) - elsewhere
  const isLast = earning.length === active.length
  if (isLast || sum > most) target.set('revenue:rest', most - sum)
  const posted = await readEarned(work, order)
  const changes = [...new Set([...target.keys(), ...posted.keys()])].map((account) => ({
    account,
    amount: money((target.get(account) ?? 0n) - (posted.get(account) ?? 0n), currency),
  }))
  if (changes.every(({ amount }) => amount.minor === 0n)) return order
  const leaving = changes.reduce((minor, { amount }) => minor + amount.minor, 0n)
  const entry = [{ account: `order:${order.id}`, amount: money(-leaving, currency) } as const, ...changes]
  await postEntry(work, 'order_earned', entry, { reference: order.number })
  return order
}

async function targetOf(
  work: Work,
  order: Order,
  active: readonly OrderItem[],
  earning: readonly OrderItem[],
): Promise<Map<AccountName, bigint>> {
  const { breakdown } = await quoteOrder(work, order, active, { isPaid: true, weights: realWeights(order) })
  const target = new Map<AccountName, bigint>()
  const take = (account: AccountName, minor: bigint) => target.set(account, (target.get(account) ?? 0n) + minor)
  ownShares(breakdown, order.fees_minor).forEach((share, place) => {
    const item = active[place]
    if (!item || !earning.includes(item)) return
    for (const line of lines) take(line === 'customs' ? 'duties' : `revenue:${line}`, share.lines[line])
    take('revenue:discount', -share.discount)
    take('vat', share.vat)
    take('revenue:paymentFees', share.fees)
  })
  for (const due of await readOtherDues(work, earning)) {
    if (due.reason === 'priceOff' || due.reason === 'storage')
      for (const { account, minor } of accountsOf(due.facts)) take(account, minor)
    else take(due.reason === 'duty' ? 'duties' : `revenue:${due.reason}`, due.minor)
  }
  for (const { account, minor } of await readStandingDues(work, order.id)) take(account, minor)
  return target
}

// The difference of a real weight is in the lines already.
function readOtherDues(
  work: Work,
  items: readonly OrderItem[],
): Promise<{ reason: string; minor: bigint; facts: unknown }[]> {
  const ids = items.map((item) => item.id)
  return work.db
    .selectFrom('order_dues')
    .select(['reason', 'minor', 'facts'])
    .where('item_id', 'in', ids)
    .where('reason', '<>', 'weight')
    .execute()
}

async function readEarned(work: Work, order: Order): Promise<ReadonlyMap<AccountName, bigint>> {
  const { rows } = await sql<{ account: AccountName; minor: bigint }>`
    select line.account, sum(line.amount_minor)::bigint as minor
    from ledger_lines line join journal_entries entry on entry.id = line.entry_id
    where entry.kind = 'order_earned' and entry.reference = ${order.number} and line.account <> ${`order:${order.id}`}
    group by line.account`.execute(work.db)
  return new Map(rows.map((row) => [row.account, row.minor]))
}

function sumOf(amounts: ReadonlyMap<string, bigint>): bigint {
  return [...amounts.values()].reduce((total, minor) => total + minor, 0n)
}
