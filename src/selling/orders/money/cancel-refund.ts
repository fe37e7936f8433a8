import { sql } from 'kysely'
import { isOpen } from '#money/payments/payment-moves.ts'
import { readPaymentsOf } from '#money/payments/read-payment.ts'
import type { HoldKind } from '#money/wallet/accounts.ts'
import { readBalance } from '#money/wallet/read-wallet.ts'
import type { Currency } from '#platform/values/amounts/money.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'
import type { Work } from '#platform/work/work.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { readPackagePart } from '#selling/orders/packages/read-package-part.ts'
import { type KindPaid, readPaidByKind, shareByKind } from './give-back.ts'
import { moneyOf, type OrderMoney, readOrderMoney, readWaitingHolds } from './order-money.ts'

/** What a customer who cancels a whole order gets back, to the last minor unit, and what not. */
export type CancelRefund = {
  readonly currency: Currency
  /** The immediate refund; `card`, `cash` and `valu` are its parts by kind of money. */
  readonly total: bigint
  readonly card: bigint
  readonly cash: bigint
  readonly valu: bigint
  /** Fees of payment methods, which are not refunded when the customer cancels. */
  readonly methodFees: bigint
  /** Spent on the package that was bought with the order; the package stays. */
  readonly package: bigint
  /** Waits for finance to check its receipt: it goes to the wallet when the transfer is found. */
  readonly underReview: bigint
}

/** The facts of an order that decide it. */
type CancelFacts = {
  readonly order: Order
  readonly money: OrderMoney
  readonly packageMinor: bigint
  /** Agreed fees and returned goods: due whatever happens to the items. */
  readonly standingDues: bigint
  /** What each kind of money paid and was not refunded, the last payment first. */
  readonly paid: readonly KindPaid[]
  readonly holds: readonly KindPaid[]
  /** Parts of the balance that are held by open payments: these end with the order. */
  readonly waiting: readonly KindPaid[]
  readonly underReview: bigint
}

/**
 * The rule for the refund of a customer's own cancellation: all that was paid and not refunded, on hold or not, less the
 * fees of payment methods, the package that stays, and fees agreed before. Pages, calls and mails show this amount.
 */
function cancelRefund(facts: CancelFacts): CancelRefund {
  const { order, money, packageMinor, standingDues, paid, holds, waiting, underReview } = facts
  const fees = money.paid > 0n ? order.fees_minor : 0n
  const courtesy = smallerOf(order.courtesy_minor, packageMinor)
  const ended = { ...order, base_minor: packageMinor, fees_minor: fees, courtesy_minor: courtesy, later_minor: 0n }
  const { surplus } = moneyOf(ended, { ...money, dues: standingDues })
  const parts = { card: 0n, cash: 0n, valu: 0n }
  for (const { kind, minor } of [...shareByKind(paid, surplus), ...holds, ...waiting]) parts[kind] += minor
  const kept = money.kept - surplus
  return {
    currency: money.currency,
    total: parts.card + parts.cash + parts.valu,
    ...parts,
    methodFees: smallerOf(fees, kept),
    package: packageMinor,
    underReview,
  }
}

/** Reads the facts and computes the refund of cancelling the order now; nothing is locked or moved. */
export async function readCancelRefund(work: Work, order: Order): Promise<CancelRefund> {
  const money = await readOrderMoney(work, order)
  const { waiting, underReview } = await readOpenPayments(work, order.id)
  return cancelRefund({
    order,
    money,
    waiting,
    underReview,
    packageMinor: await readPackagePart(work, order),
    standingDues: await readStandingSum(work, order.id),
    paid: await readPaidByKind(work, order.id),
    holds: (await readWaitingHolds(work, order.id)).map(({ kind, minor }) => ({ kind: kind as HoldKind, minor })),
  })
}

async function readStandingSum(work: Work, orderId: string): Promise<bigint> {
  const { rows } = await sql<{ minor: bigint }>`select coalesce(sum(minor), 0)::bigint as minor from order_dues
    where order_id = ${orderId} and item_id is null`.execute(work.db)
  return rows[0]?.minor ?? 0n
}

async function readOpenPayments(work: Work, orderId: string) {
  const open = (await readPaymentsOf(work, orderId)).filter(({ status }) => isOpen(status))
  const waiting: KindPaid[] = []
  let underReview = 0n
  for (const { id, status, walletPartKind, outside } of open) {
    if (status === 'pending_review') underReview += outside.minor
    if (walletPartKind !== null)
      waiting.push({ kind: walletPartKind, minor: (await readBalance(work, `payment:${id}`)).minor })
  }
  return { waiting, underReview }
}
