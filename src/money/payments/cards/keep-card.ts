import { createHash } from 'node:crypto'
import type { ToldCard } from '#money/payments/gateways/gateway.ts'
import { isDeleted } from '#people/accounts/deletion/is-deleted.ts'
import type { Sealer } from '#platform/files/seal.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { sealToken } from './sealed-token.ts'

/**
 * Keeps a card that a gateway's signed message tells of: only for a payment of ours that this message names, on a site whose
 * account signed it, and whose customer asked for it there. The same message again, a card that was removed since, and a
 * token that another customer has, change nothing. Answers whether it was kept now.
 */
export async function keepCard(work: Work, provider: string, told: ToldCard, sealer: Sealer): Promise<boolean> {
  const payment = await work.db
    .selectFrom('payment_attempts as attempt')
    .innerJoin('payments as payment', 'payment.id', 'attempt.payment_id')
    .select(['payment.id', 'payment.customer_id', 'payment.site'])
    .where('attempt.provider', '=', provider)
    .where('attempt.provider_reference', '=', told.providerReference)
    .where('payment.site', 'in', told.sites)
    .where('payment.saves_card', '=', true)
    .executeTakeFirst()
  if (!payment || (await isDeleted(work, payment.customer_id))) return false
  const id = newId()
  const hash = createHash('sha256').update(told.token).digest('hex')
  const of = { customer_id: payment.customer_id, payment_id: payment.id }
  const kept = await work.db
    .insertInto('saved_cards')
    .values({
      ...of,
      id,
      provider,
      site: payment.site,
      brand: told.brand,
      last4: told.last4,
      token_sealed: sealToken(sealer, id, told.token),
      token_hash: hash,
      created_at: work.now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'site', 'token_hash']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (kept) return true
  // The gateway gave the same token as before: a card that was removed is kept again if it was asked for anew.
  const removed = await work.db
    .selectFrom('saved_cards')
    .select('id')
    .where('provider', '=', provider)
    .where('site', '=', payment.site)
    .where('token_hash', '=', hash)
    .where('customer_id', '=', payment.customer_id)
    .where('payment_id', '<>', payment.id)
    .where('removed_at', 'is not', null)
    .where('removed_at', '<', startOf(payment.id))
    .forUpdate()
    .executeTakeFirst()
  if (!removed) return false
  const { brand, last4 } = told
  await work.db
    .updateTable('saved_cards')
    .set({ ...of, brand, last4, token_sealed: sealToken(sealer, removed.id, told.token), removed_at: null })
    .set({ created_at: work.now, last_used_at: null })
    .where('id', '=', removed.id)
    .execute()
  return true

  // A callback of an earlier payment may come late: only one that began after the removal asks for the card anew.
  function startOf(paymentId: string) {
    return work.db.selectFrom('payments').select('created_at').where('id', '=', paymentId)
  }
}
