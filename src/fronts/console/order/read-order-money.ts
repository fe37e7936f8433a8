import type { Payment } from '#money/payments/payment.ts'
import { readPaymentsOf } from '#money/payments/read-payment.ts'
import { readRefundsOfSubject } from '#money/payments/refunds/read-refunds.ts'
import { type EntryOf, readEntriesOf } from '#money/wallet/read-entries-of.ts'
import { sentence } from '#platform/work/sentence.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { methodName } from '#pricing/quote/method-table.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import type { OrderPage } from '#selling/orders/read-order.ts'
import type { OrderSight } from './order-sight.ts'

export type DeskPayment = Pick<
  Payment,
  'id' | 'number' | 'status' | 'amount' | 'walletPart' | 'card' | 'createdAt' | 'settledAt'
> & {
  readonly method: string
  readonly isTransfer: boolean
  readonly isAtDesk: boolean
  /** At which gateway, and under which reference. */
  readonly provider: string | null
}

/** The money of an order as far as this member of staff sees it; what is not seen is null and never leaves the server. */
export async function readOrderMoneyParts(work: Work, order: Order, page: Promise<OrderPage>, sight: OrderSight) {
  const { ledger, prices, payments } = sight
  const [
    asked,
    refunds,
    entries,
    { payments: paid, money, costs, dues, rates, tables, placedTotalMinor, payableMinor, paymentStatus },
  ] = await Promise.all([
    payments ? readPaymentsOf(work, order.id) : [],
    payments ? readRefundsOfSubject(work, order.id) : [],
    ledger ? readEntriesOf(work, `order:${order.id}`) : ([] as readonly EntryOf[]),
    page,
  ])
  return {
    currency: money.currency,
    costs: prices ? { costs, dues, rates, tables, money, placedTotalMinor, payableMinor } : null,
    summary: payments ? { money, payableMinor, paymentStatus } : null,
    payments: payments ? asked.map((one) => deskPayment(work, one)) : null,
    // What the balance paid is no payment at a gateway.
    fromBalance: payments ? paid.filter(({ what, paymentId }) => what === 'payment' && paymentId === null) : [],
    refunds: payments ? refunds : null,
    entries: ledger
      ? { account: `order:${order.id}`, rows: entries.map((one) => ({ ...one, said: nameOf(one, work.locale) })) }
      : null,
  }
}

function nameOf({ kind }: EntryOf, locale: Locale): string {
  return sentence(`wallet_entry_${kind}`, {}, locale) ?? kind
}

function deskPayment({ locale }: Work, payment: Payment): DeskPayment {
  const { id, number, status, amount, walletPart, card, createdAt, settledAt, method, provider } = payment
  return {
    id,
    number,
    status,
    amount,
    walletPart,
    card,
    createdAt,
    settledAt,
    method: methodName(method, locale),
    isTransfer: method === 'bankTransfer',
    isAtDesk: method === 'office',
    provider,
  }
}
