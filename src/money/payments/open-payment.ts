import { type Insertable, sql } from 'kysely'
import { walletAccount } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import type { Payments } from '#platform/work/database.gen.ts'
import { newId } from '#platform/work/id.ts'
import { stepOf } from '#platform/work/moves.ts'
import { once } from '#platform/work/once.ts'
import { sealText } from '#platform/work/sealed-text.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { methodFacts } from '#pricing/quote/method-table.ts'
import { checkPayment, type PaymentIntent, type PaymentRequest } from './gateways/check-payment.ts'
import type { Routes } from './gateways/gather-gateways.ts'
import { giveCode } from './gateways/give-code.ts'
import { movePayment } from './move-payment.ts'
import { type Payment, paymentOf } from './payment.ts'
import { isWalletMethod } from './payment-methods.ts'

/**
 * Records the intent to pay, and its provider. The wallet's part moves to `payment:{id}` at once, so that it cannot be
 * spent twice while the rest is in progress. A payment from the wallet alone is Successed at once, and the caller
 * spends the balance in this same transaction; a payment at our till has its code at once. The same key returns the
 * same payment.
 */
export async function openPayment(work: Work, request: PaymentRequest, routes: Routes): Promise<Payment> {
  const { key, ...body } = request
  return once(work, `payment:${key}`, body, () => openKeyedPayment(work, body, routes))
}

/** The same for a caller whose own key makes sure that it happens once. */
export async function openKeyedPayment(
  work: Work,
  request: Omit<PaymentRequest, 'key'>,
  routes: Routes,
): Promise<Payment> {
  const payment = await writePayment(work, newId(), await checkPayment(work, request, routes))
  if (isWalletMethod(payment.method)) {
    const paid = await movePayment(asSystem(work), payment, 'succeed')
    return paid
  }
  if (payment.walletPartKind !== null) {
    const from = walletAccount(payment.customerId, payment.walletPartKind)
    const held = transfer(payment.walletPart, from, `payment:${payment.id}`)
    await postEntry(work, 'payment_part_held', held, { reference: payment.number })
  }
  return methodFacts[payment.method].way === 'till' ? giveCode(work, payment) : payment
}

/** The row of a payment and the first row of its history, in one statement. */
async function writePayment(work: Work, id: string, intent: PaymentIntent): Promise<Payment> {
  const begun = { ...stepOf(work, 'open'), payment_id: id, to_status: 'pending' }
  const row = await work.db
    .with('told', (cte) => cte.insertInto('payment_history').values(begun))
    .insertInto('payments')
    .values({ id, number: sql`'PA-' || nextval('payment_numbers')`, ...toColumns(work, id, intent) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return paymentOf(row)
}

function toColumns(work: Work, id: string, intent: PaymentIntent): Omit<Insertable<Payments>, 'id' | 'number'> {
  const { walletPart, payerAccount } = intent
  const minutes = intent.expiresInMinutes ?? methodFacts[intent.method].hours * 60
  return {
    customer_id: intent.customerId,
    site: work.site,
    initiator: intent.initiator,
    method: intent.method,
    provider: intent.provider,
    payer_account: payerAccount && sealText(work, 'payments.payer_account', id, payerAccount),
    saves_card: intent.card.savesCard,
    saved_card_id: intent.card.savedCardId,
    amount_minor: intent.amount.minor,
    currency: intent.amount.currency,
    fee_minor: intent.fee?.minor ?? 0n,
    wallet_part_minor: walletPart?.minor ?? 0n,
    wallet_part_kind: walletPart?.kind ?? null,
    subject_kind: intent.subject?.kind ?? null,
    subject_id: intent.subject?.id ?? null,
    status: 'pending',
    created_at: work.now,
    expires_at: new Date(work.now.getTime() + minutes * 60_000),
  }
}
