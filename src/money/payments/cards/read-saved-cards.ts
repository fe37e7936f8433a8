import { sql } from 'kysely'
import { no } from '#money/payments/payments.refusals.ts'
import { isDeleted } from '#people/accounts/deletion/is-deleted.ts'
import { isId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'

/** A card as its owner knows it; the gateway's token is read by `sealed-token.ts` alone. */
export type SavedCard = {
  readonly id: string
  readonly brand: string
  readonly last4: string
  readonly savedAt: Date
  /** When a payment with it was last paid. */
  readonly lastUsedAt: Date | null
  /** Its gateway does not take it any more: it is only shown, to be removed. */
  readonly isRefused: boolean
}

/** Whose cards, and of which gateway, null for all of them. A gateway's token is worth nothing at another one. */
type Whose = { readonly customerId: string; readonly provider: string | null }

/**
 * The customer's saved cards on this site, the last used first. A card counts once the payment that saved it is paid by a card of
 * the same digits, as the gateway said when it was asked. Two tokens of one payment are one card; those of two payments may be two cards with the same digits.
 */
export async function readSavedCards(work: Work, { customerId, provider }: Whose): Promise<readonly SavedCard[]> {
  const { rows } = await sql<SavedCard>`
    select * from (
      select distinct on (card.payment_id) card.id, card.brand, card.last4, card.created_at as "savedAt",
        card.last_used_at as "lastUsedAt", card.refused_at is not null as "isRefused"
      from saved_cards card join payments paid on paid.id = card.payment_id
      where card.customer_id = ${customerId} and card.site = ${work.site} and card.removed_at is null
        and (${provider}::text is null or card.provider = ${provider})
        and paid.status = 'successed' and paid.card_last4 = card.last4
      order by card.payment_id, card.created_at desc, card.id desc
    ) cards
    order by "isRefused", coalesce("lastUsedAt", "savedAt") desc, id`.execute(work.db)
  return rows
}

/** Those that can be paid with. */
export async function readPayableCards(work: Work, whose: Whose): Promise<readonly SavedCard[]> {
  return (await readSavedCards(work, whose)).filter(({ isRefused }) => !isRefused)
}

/** One of them; refuses any other, also somebody else's. */
export async function readSavedCard(work: Work, whose: Whose, id: string): Promise<SavedCard> {
  const found = isId(id) ? (await readSavedCards(work, whose)).find((one) => one.id === id) : undefined
  if (!found) throw no.SAVED_CARD_NOT_FOUND({ path: 'method' })
  return found
}

/** The same for a payment that is made with it: it cannot be removed until this transaction ends. */
export async function holdSavedCard(work: Work, whose: Whose, id: string): Promise<void> {
  // The customer first, as when an account is deleted.
  if (await isDeleted(work, whose.customerId)) throw no.SAVED_CARD_NOT_FOUND({ path: 'method' })
  if (isId(id)) await work.db.selectFrom('saved_cards').select('id').where('id', '=', id).forShare().execute()
  const { isRefused } = await readSavedCard(work, whose, id)
  if (isRefused) throw no.SAVED_CARD_REFUSED({ path: 'method' })
}
