import { percentText } from '#platform/values/amounts/decimal.ts'
import { money } from '#platform/values/amounts/money.ts'
import { timesRate } from '#platform/values/amounts/round.ts'
import type { Work } from '#platform/work/work.ts'
import type { Why } from '#pricing/quote/explain/why.ts'
import { readTablesVersion } from '#pricing/quote/tables/read-tables.ts'
import type { PriceTables } from '#pricing/quote/tables/tables.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { type SiteCurrency, sites } from '#sites/sites.ts'
import { costsFromJson } from './order-quote.ts'
import { readOrderPayments } from './read-payment-rows.ts'

type PaidFee = { readonly method: string; readonly fee: bigint; readonly base: bigint }

/**
 * The reasons of an order's fees: each payment's own, then their refunds. Before the first payment, the fee of the
 * method it was placed with.
 */
export async function explainFees(work: Work, order: Order, fees: bigint): Promise<readonly Why[]> {
  const currency = sites[work.site].currency
  const { prices } = await readTablesVersion(work, order.tables_version)
  const { totalCost = 0n, fees: quoted = 0n } = costsFromJson(order.placed_costs)
  const paid = await readPaidFees(work, order.id)
  const base = order.base_minor - order.courtesy_minor
  const charged = paid ?? [{ method: order.payment_method, fee: fees, base }]
  const reasons = charged
    .filter(({ fee }) => fee > 0n)
    .map((one) => explainFee(prices, currency, one, [one.base, totalCost - quoted]))
  const back = charged.reduce((sum, { fee }) => sum + fee, 0n) - fees
  return back > 0n
    ? [...reasons, { key: 'pricing_why_fees_back', numbers: { amount: money(back, currency) } }]
    : reasons
}

// With the percentage if it can be checked; a payment by other tables shows only its fee. An order whose shipping is
// paid at the office paid the whole fee with its first payment.
function explainFee(
  { paymentFees }: PriceTables,
  currency: SiteCurrency,
  { method, fee }: PaidFee,
  bases: readonly bigint[],
): Why {
  const amount = money(fee, currency)
  const rate = [...paymentFees].find(([name]) => name === method)?.[1]
  const base = rate && bases.find((minor) => timesRate(minor, rate) === fee)
  if (!rate || base === undefined) return { key: 'pricing_why_method_paid', numbers: { method, amount } }
  const numbers = { method, percent: percentText(rate), base: money(base, currency), amount }
  return { key: 'pricing_why_method', numbers }
}

// The parts of one payment have the same time; the fee is with the first. Null: nothing was paid yet.
async function readPaidFees(work: Work, orderId: string): Promise<readonly PaidFee[] | null> {
  const paid = new Map<string, PaidFee>()
  for (const { id, what, payment_id: paymentId, method, fees_minor: fee, minor } of await readOrderPayments(
    work,
    orderId,
  )) {
    if (what !== 'payment') continue
    const one = `${paymentId ?? id} ${method}`
    const before = paid.get(one) ?? { method: method ?? '', fee: 0n, base: 0n }
    paid.set(one, { ...before, fee: before.fee + fee, base: before.base + minor - fee })
  }
  return paid.size === 0 ? null : [...paid.values()]
}
