import { announce } from '#platform/work/announce.ts'
import { statusStepOf } from '#platform/work/moves.ts'
import type { Work } from '#platform/work/work.ts'
import type { Payment } from './payment.ts'
import { moveOf, type PaymentEvent } from './payment-moves.ts'
import { no } from './payments.refusals.ts'

/** What becomes known with a move. */
export type MoveFacts = {
  readonly note?: string
  readonly provider?: string
  readonly providerReference?: string
  readonly card?: Payment['card']
  readonly declineCode?: string | null
}

/** What the other rooms are told of a move. Moves that are not named here are nobody's news. */
const newsOf: Partial<Readonly<Record<PaymentEvent, PaymentNews>>> = {
  succeed: 'payment.successed',
  fail: 'payment.failed',
  expire: 'payment.expired',
  cancel: 'payment.cancelled',
}

/** The only writer of a payment's status: by the table, with one row of history and its news. The payment must be locked. */
export async function movePayment(
  work: Work,
  payment: Payment,
  event: PaymentEvent,
  facts: MoveFacts = {},
): Promise<Payment> {
  const move = moveOf(payment.status, event)
  const { who } = work
  const isAllowed = move?.by.some(
    (by) => by === who.kind || (who.kind === 'staff' && who.roles.some((role) => role === by || role === 'admin')),
  )
  if (!move || !isAllowed) throw no.PAYMENT_MOVE_NOT_ALLOWED({ status: payment.status, event })
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

/** Tells the other rooms what became of a payment, always with the same facts. */
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
