import type { Payment } from '#money/payments/payment.ts'
import type { Work } from '#platform/work/work.ts'

/** What its gateway answered about a saved card: a payment with it was paid, or the card is not taken any more. */
export async function noteCard(work: Work, { cardChoice }: Payment, answered: 'paid' | 'refused'): Promise<void> {
  if (cardChoice.savedCardId === null) return
  await work.db
    .updateTable('saved_cards')
    .set(answered === 'paid' ? { last_used_at: work.now, refused_at: null } : { refused_at: work.now })
    .where('id', '=', cardChoice.savedCardId)
    .where('removed_at', 'is', null)
    .execute()
}
