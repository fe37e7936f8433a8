import { createHash } from 'node:crypto'
import { sql } from 'kysely'
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
  // The gateway gave the same token as before. A later payment asks anew for a card that was removed or refused before it
  // began, or whose own payment brought nothing.
  const { rows } = await sql<{ readonly id: string }>`
    select card.id from saved_cards card
      join payments first on first.id = card.payment_id join payments later on later.id = ${payment.id}
    where card.provider = ${provider} and card.site = ${payment.site} and card.token_hash = ${hash}
      and card.customer_id = ${payment.customer_id} and first.created_at < later.created_at
      and (card.removed_at < later.created_at or card.refused_at < later.created_at
        or (card.removed_at is null and (first.status <> 'successed' or first.card_last4 <> card.last4)))
    for update of card`.execute(work.db)
  const [before] = rows
  if (!before) return false
  const { brand, last4 } = told
  await work.db
    .updateTable('saved_cards')
    .set({ ...of, brand, last4, token_sealed: sealToken(sealer, before.id, told.token), removed_at: null })
    .set({ created_at: work.now, last_used_at: null, refused_at: null })
    .where('id', '=', before.id)
    .execute()
  return true
}
