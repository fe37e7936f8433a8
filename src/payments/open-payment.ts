import type { Money } from '#money/money.ts'
import { newId } from '#platform/id.ts'
import { nextNumber } from '#platform/next-number.ts'
import { once } from '#platform/once.ts'
import { asSystem, siteCurrency, type Work } from '#platform/work.ts'
import type { PaymentMethod } from '#pricing/quote-request.ts'
import { type MoneyKind, walletAccount } from '#wallet/accounts.ts'
import { postEntry, transfer } from '#wallet/post-entry.ts'
import { announcePayment } from './announce-payment.ts'
import { lockPayment } from './lock-payment.ts'
import { movePayment } from './move-payment.ts'
import type { Initiator, Payment, PaymentSubject } from './payment.ts'
import { isWalletMethod, moneyKindOf, whyNot } from './payment-methods.ts'
import { no } from './payments.refusals.ts'

export type PaymentRequest = {
  readonly key: string
  readonly customerId: string
  readonly initiator: Initiator
  readonly method: PaymentMethod
  /** All that is to be paid, `fee` within. A deposit has no fee. */
  readonly amount: Money
  readonly fee?: Money
  readonly walletPart?: { readonly minor: bigint; readonly kind: MoneyKind }
  readonly subject: PaymentSubject | null
  readonly expiresInMinutes?: number
}

// A gateway's page lives an hour by default, and so does what is paid on it.
const ordinaryMinutes = 60

/**
 * Writes down the intent to pay. The wallet's part moves to `payment:{id}` at once, so that it cannot be spent twice while
 * the rest is under way. Paid from the wallet alone it is Successed at once, and the caller spends the balance in this same
 * transaction. The same key gives the same payment.
 */
export async function openPayment(work: Work, request: PaymentRequest): Promise<Payment> {
  const { key, ...body } = request
  return once(work, `payment:${key}`, body, async () => {
    const walletPart = checked(work, request)
    const id = newId()
    await writePayment(work, id, request, walletPart)
    const payment = await lockPayment(work, id)
    if (!payment) throw new Error(`payment ${id} was not written`)
    if (isWalletMethod(payment.method)) {
      const paid = await movePayment(asSystem(work), payment, 'succeed')
      await announcePayment(work, 'payment.successed', paid)
      return paid
    }
    if (walletPart && walletPart.minor > 0n) {
      const from = walletAccount(payment.customerId, walletPart.kind)
      const held = transfer(payment.walletPart, from, `payment:${id}`)
      await postEntry(work, 'payment_part_held', held, { reference: payment.number })
    }
    return payment
  })
}

function checked(work: Work, request: PaymentRequest): PaymentRequest['walletPart'] {
  const { amount, fee, method, initiator } = request
  const reason = whyNot(method, work.site)
  if (reason) throw no.PAYMENT_METHOD_UNAVAILABLE({ method, reason, path: 'paymentMethod' })
  const isPaidByItself = initiator === 'deposit' && isWalletMethod(method)
  if (isPaidByItself) throw no.PAYMENT_METHOD_UNAVAILABLE({ method, reason: 'deposit', path: 'paymentMethod' })
  const walletPart = isWalletMethod(method) ? { minor: amount.minor, kind: moneyKindOf(method) } : request.walletPart
  const part = walletPart?.minor ?? 0n
  const isSound =
    amount.currency === siteCurrency[work.site] &&
    amount.minor > 0n &&
    part >= 0n &&
    (isWalletMethod(method) ? part === amount.minor : part < amount.minor) &&
    (fee === undefined || (fee.currency === amount.currency && fee.minor >= 0n && fee.minor < amount.minor)) &&
    (initiator !== 'deposit' || (part === 0n && (fee?.minor ?? 0n) === 0n))
  if (!isSound) throw no.INVALID_PAYMENT_AMOUNT({ path: 'amount' })
  return walletPart
}

async function writePayment(
  work: Work,
  id: string,
  request: PaymentRequest,
  walletPart: PaymentRequest['walletPart'],
): Promise<void> {
  const number = `PA-${await nextNumber(work, 'payment')}`
  const minutes = request.expiresInMinutes ?? ordinaryMinutes
  await work.db
    .insertInto('payments')
    .values({
      id,
      number,
      customer_id: request.customerId,
      site: work.site,
      initiator: request.initiator,
      method: request.method,
      amount_minor: request.amount.minor,
      currency: request.amount.currency,
      fee_minor: request.fee?.minor ?? 0n,
      wallet_part_minor: walletPart?.minor ?? 0n,
      wallet_part_kind: walletPart && walletPart.minor > 0n ? walletPart.kind : null,
      subject_kind: request.subject?.kind ?? null,
      subject_id: request.subject?.id ?? null,
      status: 'pending',
      created_at: work.now,
      expires_at: new Date(work.now.getTime() + minutes * 60_000),
    })
    .execute()
  await work.db
    .insertInto('payment_history')
    .values({
      payment_id: id,
      at: work.now,
      event: 'open',
      to_status: 'pending',
      who_kind: work.who.kind,
      who_id: work.who.id,
    })
    .execute()
}
