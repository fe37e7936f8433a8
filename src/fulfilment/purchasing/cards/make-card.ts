import { sql } from 'kysely'
import { no } from '#fulfilment/purchasing/purchasing.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import type { Currency } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import type { CardState } from './read-cards.ts'
import { lockCard, requireFinance, setState, writeLimit } from './set-limit.ts'

export type NewCard = {
  readonly key: string
  readonly label: string
  readonly last4: string
  readonly currency: Currency
  readonly dailyMinor: bigint
  readonly monthlyMinor: bigint
  readonly why: string
}

/** A card to buy with. It can pay once its first limit is in force: at once, or when a second person agrees. */
export async function makeCard(
  work: Work,
  wish: NewCard,
): Promise<{ readonly id: string; readonly isInForce: boolean }> {
  requireProof(work)
  requireFinance(work)
  const { key, ...card } = wish
  return once(work, `card:${key}`, card, async () => {
    const { label, last4, currency } = card
    const id = newId()
    const made = await work.db
      .insertInto('supplier_cards')
      .values({
        id,
        site: work.site,
        label,
        last4,
        currency,
        state: 'frozen',
        made_by: work.who.id,
        made_at: work.now,
        account: sql<string>`supplier_card_account(${label})`,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw no.CARD_EXISTS({ path: 'label', label })
    await audit(work, { action: 'card.make', subject: `card:${id}`, after: { label, last4, currency } })
    const { isInForce } = await writeLimit(work, { cardId: id, ...card })
    if (isInForce) await setState(work, id, 'active')
    return { id, isInForce }
  })
}

/** Finance stops a card for now, activates it again, or ends it for good. */
export async function moveCard(work: Work, cardId: string, to: CardState): Promise<void> {
  requireProof(work)
  requireFinance(work)
  const card = await lockCard(work, cardId)
  if (card.state === to) return
  if (card.state === 'retired') throw no.CARD_RETIRED()
  if (to === 'active' && card.limit_id === null && card.made_by !== null) throw no.LIMIT_NEEDED()
  await setState(work, cardId, to)
  await audit(work, { action: `card.${to}`, subject: `card:${cardId}`, before: { state: card.state } })
}
