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

/** The only writer of a payment's status: by the table, with one row of history. The payment must be locked. */
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
  return { ...payment, status: move.to, settledAt, card, declineCode }
}
