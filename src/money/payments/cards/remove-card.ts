import { audit } from '#people/access/audit.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'
import { readSavedCard } from './read-saved-cards.ts'

const nothing = { brand: null, last4: null, token_sealed: null, refused_at: null }

/** Removes one's own card: its token and digits are erased at once, with every other token of the payment that saved it. */
export async function removeCard(work: Work, id: string): Promise<void> {
  const customerId = signedInCustomer(work)
  const { brand, last4 } = await readSavedCard(work, { customerId, provider: null }, id)
  const removed = await work.db
    .updateTable('saved_cards')
    .set({ ...nothing, removed_at: work.now })
    .where('customer_id', '=', customerId)
    .where('site', '=', work.site)
    .where('payment_id', '=', (query) => query.selectFrom('saved_cards').select('payment_id').where('id', '=', id))
    .where('removed_at', 'is', null)
    .returning('id')
    .execute()
  if (removed.length > 0)
    await audit(work, { action: 'card.remove', subject: `saved-card:${id}`, before: { brand, last4 } })
}

/** Erases every saved card of a customer who leaves, on all sites. */
export async function forgetCards(work: Work): Promise<void> {
  await work.db
    .updateTable('saved_cards')
    .set({ ...nothing, removed_at: work.now })
    .where('customer_id', '=', signedInCustomer(work))
    .where('removed_at', 'is', null)
    .execute()
}
