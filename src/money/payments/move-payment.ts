import { walletAccount } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { readBalance } from '#money/wallet/read-wallet.ts'
import { type Money, zero } from '#platform/values/amounts/money.ts'
import { announce } from '#platform/work/announce.ts'
import { findMove, statusStepOf } from '#platform/work/moves.ts'
import type { Work } from '#platform/work/work.ts'
import { type Payment, paymentOf } from './payment.ts'
import { isOpen, type PaymentEvent, type PaymentMove, paymentMoves } from './payment-moves.ts'
import { no } from './payments.refusals.ts'

/** What becomes known with a move. */
export type MoveFacts = {
  readonly note?: string
  readonly provider?: string
  readonly providerReference?: string
  readonly card?: Payment['card']
  readonly declineCode?: string | null
}

/** The announcement of a move. Moves without one concern no other room. */
const newsOf: Partial<Readonly<Record<PaymentEvent, PaymentNews>>> = {
  succeed: 'payment.successed',
  fail: 'payment.failed',
  expire: 'payment.expired',
  cancel: 'payment.cancelled',
}

/**
 * The only writer of a payment's status: by the table, with one row of history and its announcement. The payment must
 * be locked.
 */
export async function movePayment(
  work: Work,
  payment: Payment,
  event: PaymentEvent,
  facts: MoveFacts = {},
): Promise<Payment> {
  const move = findMove<PaymentMove>(work.who, paymentMoves, payment.status, event)
  if (!move) throw no.PAYMENT_MOVE_NOT_ALLOWED({ status: payment.status, event })
  const settledAt = move.to === 'successed' ? work.now : payment.settledAt
  const card = facts.card ?? payment.card
  const declineCode = facts.declineCode === undefined ? payment.declineCode : facts.declineCode
  const told = {
    ...statusStepOf(work, { event, from: payment.status, to: move.to }),
    payment_id: payment.id,
    note: facts.note ?? null,
  }
  await work.db
    .with('told', (cte) => cte.insertInto('payment_history').values(told))
    .updateTable('payments')
    .set({ status: move.to, settled_at: settledAt, decline_code: declineCode })
    .set({ card_brand: card?.brand ?? null, card_last4: card?.last4 ?? null })
    .$if(facts.providerReference !== undefined, (update) =>
      update.set({ provider: facts.provider ?? null, provider_reference: facts.providerReference ?? null }),
    )
    .where('id', '=', payment.id)
    .execute()
  const moved = { ...payment, status: move.to, settledAt, card, declineCode }
  const news = newsOf[event]
  if (news) await announcePayment(work, news, moved, event === 'fail' ? (declineCode ?? undefined) : undefined)
  return moved
}

type PaymentNews =
  | 'payment.coded'
  | 'payment.successed'
  | 'payment.failed'
  | 'payment.expired'
  | 'payment.cancelled'
  | 'payment.unmatched'

/** Announces the result of a payment, always with the same facts. */
export async function announcePayment(work: Work, news: PaymentNews, payment: Payment, reason?: string): Promise<void> {
  await announce(work, news, {
    payment: payment.id,
    number: payment.number,
    customer: payment.customerId,
    initiator: payment.initiator,
    method: payment.method,
    subjectKind: payment.subject?.kind ?? null,
    subject: payment.subject?.id ?? null,
    reason: reason ?? null,
  })
}

/** The payment, held until the transaction ends: whoever decides about it decides alone. */
export async function lockPayment(work: Work, id: string): Promise<Payment | null> {
  const row = await work.db.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? paymentOf(row) : null
}

/** Puts the wallet's part back where it came from, if it is still held. Answers how much came back. */
export async function releaseWalletPart(work: Work, payment: Payment): Promise<Money> {
  if (payment.walletPartKind === null) return zero(payment.amount.currency)
  const held = await readBalance({ ...work, site: payment.site }, `payment:${payment.id}`)
  if (held.minor === 0n) return held
  const back = transfer(held, `payment:${payment.id}`, walletAccount(payment.customerId, payment.walletPartKind))
  await postEntry(work, 'payment_part_released', back, { reference: payment.number })
  return held
}

/** A payment did not come: the wallet's part goes back at once. One that is no longer open stays as it is. */
export async function failPayment(work: Work, payment: Payment, declineCode: string): Promise<Payment> {
  if (!isOpen(payment.status)) return payment
  const failed = await movePayment(work, payment, 'fail', { declineCode })
  await releaseWalletPart(work, payment)
  return failed
}
