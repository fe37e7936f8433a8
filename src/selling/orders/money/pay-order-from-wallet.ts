import { type HoldKind, holdAccount, walletAccount } from '#money/wallet/accounts.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOrderByNumber } from '#selling/orders/items/lock-order.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { agreePrice, type SeenPrice } from '#selling/orders/prices/agree-price.ts'
import { confirmPayment, type PaymentPart, type PaymentTaken } from './confirm-payment.ts'
import { readOrderMoney } from './order-money.ts'
import { isReviewedFirst, payableNow } from './payable-now.ts'

const walletSources = ['card', 'cash', 'hold:card', 'hold:cash', 'hold:valu'] as const
type WalletSource = (typeof walletSources)[number]

export type WalletPayment = {
  readonly number: string
  readonly from: WalletSource
  readonly key: string
  /** Today's price that the customer accepted, if it differs from the agreed one. */
  readonly seen?: SeenPrice | null
}

/**
 * Pays all that is due for an order at its stage from the customer's wallet or on-hold balance. Refuses
 * INSUFFICIENT_FUNDS.
 */
export async function payOrderFromWallet(work: Work, payment: WalletPayment): Promise<PaymentTaken> {
  const customerId = signedInCustomer(work)
  const { seen = null } = payment
  return once(work, payment.key, payment, async () => {
    const locked = await lockOrderByNumber(work, payment.number)
    if (isReviewedFirst(locked, await readOrderMoney(work, locked))) throw no.REVIEWED_FIRST()
    const order = await agreePrice(work, locked, seen)
    const owed = await readOrderMoney(work, order)
    // The fee quoted with an unpaid order is that of the method it was placed with; the wallet has none.
    const quotedFee = owed.paid === 0n ? order.fees_minor : 0n
    const minor = payableNow(order, owed) - quotedFee
    if (minor <= 0n) throw no.NOTHING_TO_PAY()
    const isCash = payment.from === 'cash' || payment.from === 'hold:cash'
    const method = isCash ? 'cashWallet' : 'wallet'
    const part = partOf(customerId, payment.from, minor)
    const taken = await confirmPayment(work, order, { parts: [part], method })
    if (taken.isTaken && payment.from.startsWith('hold:')) await spendHolds(work, customerId, part)
    return taken
  })
}

function partOf(customerId: string, from: WalletSource, minor: bigint): PaymentPart {
  if (from === 'card' || from === 'cash') return { from: walletAccount(customerId, from), kind: from, minor }
  const kind: HoldKind = from === 'hold:card' ? 'card' : from === 'hold:cash' ? 'cash' : 'valu'
  return { from: holdAccount(customerId, kind), kind, minor }
}

/** Money on hold that was spent is no longer on hold: the oldest first, so that it is not returned a second time. */
async function spendHolds(work: Work, customerId: string, { kind, minor }: PaymentPart): Promise<void> {
  const holds = await work.db
    .selectFrom('order_holds as hold')
    .innerJoin('orders', 'orders.id', 'hold.order_id')
    .select(['hold.id', 'hold.minor'])
    .where('orders.customer_id', '=', customerId)
    .where('orders.site', '=', work.site)
    .where('hold.kind', '=', kind)
    .where('hold.released_at', 'is', null)
    .orderBy('hold.until')
    .orderBy('hold.id')
    .forUpdate('hold')
    .execute()
  let left = minor
  for (const hold of holds) {
    const part = smallerOf(hold.minor, left)
    if (part <= 0n) return
    left -= part
    const rest = hold.minor - part
    await work.db
      .updateTable('order_holds')
      .set(rest > 0n ? { minor: rest } : { released_at: work.now })
      .where('id', '=', hold.id)
      .execute()
  }
}
