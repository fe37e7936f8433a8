import { sql } from 'kysely'
import { recordRefund } from '#money/payments/refunds/record-refund.ts'
import { type RefundCause, refundAccount } from '#money/payments/refunds/refund-rule.ts'
import { type AccountName, type HoldKind, holdAccount } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { money } from '#platform/values/amounts/money.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from './order-money.ts'

const holdHours = 72

/**
 * Returns the surplus of an order to the kind of money that paid it, the last payment first: to the wallet, or on hold
 * until the customer accepts the change. Money from valU always goes on hold and is returned by valU.
 */
export async function giveBack(
  work: Work,
  order: Order,
  to: 'wallet' | 'hold',
  cause: RefundCause = 'lowerTotal',
): Promise<bigint> {
  const { surplus, currency } = await readOrderMoney(work, order)
  const shares = shareByKind(await readPaidByKind(work, order.id), surplus)
  for (const { kind, minor: part } of shares) {
    const isHold = to === 'hold' || kind === 'valu'
    const account: AccountName = isHold ? holdAccount(order.customer_id, kind) : refundAccount(order.customer_id, kind)
    const entryId = await postEntry(
      work,
      isHold ? 'order_hold' : 'order_refund',
      transfer(money(part, currency), `order:${order.id}`, account),
      { reference: order.number },
    )
    await notePayment(work, order.id, { entryId, kind, minor: -part, what: isHold ? 'hold' : 'refund' })
    if (to === 'hold') await noteHold(work, order.id, kind, part)
    else await noteRefund(work, order, { kind, minor: part, entryId, cause })
  }
  const left = surplus - shares.reduce((sum, { minor }) => sum + minor, 0n)
  if (left > 0n) throw new Error(`Order ${order.number} holds ${left} that nobody is known to have paid`)
  return surplus
}

export type KindPaid = { readonly kind: HoldKind; readonly minor: bigint }

/** How a sum is returned by kind of money: to the first kind up to what it paid, then to the next. */
export function shareByKind(paid: readonly KindPaid[], sum: bigint): readonly KindPaid[] {
  let left = sum
  return paid.flatMap(({ kind, minor }) => {
    const part = smallerOf(minor, left)
    if (part <= 0n) return []
    left -= part
    return [{ kind, minor: part }]
  })
}

type PaymentNote = {
  readonly entryId: string
  readonly kind: HoldKind
  readonly minor: bigint
  readonly what: 'payment' | 'refund' | 'hold' | 'package'
  readonly method?: string
  readonly feesMinor?: bigint
  readonly paymentId?: string | null
}

/** Records the kind of money of an entry of the order. */
export async function notePayment(work: Work, orderId: string, note: PaymentNote): Promise<void> {
  await work.db
    .insertInto('order_payments')
    .values({
      id: newId(),
      order_id: orderId,
      entry_id: note.entryId,
      kind: note.kind,
      minor: note.minor,
      what: note.what,
      method: note.method ?? null,
      fees_minor: note.feesMinor ?? 0n,
      payment_id: note.paymentId ?? null,
      at: work.now,
    })
    .execute()
}

async function noteHold(work: Work, orderId: string, kind: HoldKind, minor: bigint): Promise<void> {
  const until = new Date(work.now.getTime() + holdHours * 3_600_000)
  await work.db.insertInto('order_holds').values({ id: newId(), order_id: orderId, kind, minor, until }).execute()
}

/** How much of each kind of money is in the order, the kind of the last payment first: it is returned first. */
export async function readPaidByKind(work: Work, orderId: string): Promise<readonly KindPaid[]> {
  const { rows } = await sql<KindPaid>`
    select kind, sum(minor)::bigint as minor from order_payments where order_id = ${orderId}
    group by kind having sum(minor) > 0
    order by max(at) filter (where what = 'payment') desc, kind`.execute(work.db)
  return rows
}

type GivenBack = {
  readonly kind: HoldKind
  readonly minor: bigint
  readonly entryId: string | null
  readonly cause: RefundCause
}

/** Records money that was returned to the customer's balance as refunds of the payments that brought it, the last one first. */
export async function noteRefund(work: Work, order: Order, given: GivenBack): Promise<void> {
  const rows = await work.db
    .selectFrom('order_payments')
    .select(['payment_id', 'minor'])
    .where('order_id', '=', order.id)
    .where('kind', '=', given.kind)
    .where('what', '=', 'payment')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  await recordRefund(work, {
    ...given,
    customerId: order.customer_id,
    subject: { kind: 'order', id: order.id, number: order.number },
    paid: rows.map((row) => ({ paymentId: row.payment_id, minor: row.minor })),
  })
}
