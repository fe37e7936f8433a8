import type { Sealer } from '#platform/files/seal.ts'
import type { Work } from '#platform/work/work.ts'

const about = (cardId: string) => `saved card ${cardId}`

/** A gateway's token as the database keeps it: a copy of the table pays nothing. */
export function sealToken(sealer: Sealer, cardId: string, token: string): Buffer {
  return sealer.seal(Buffer.from(token), about(cardId))
}

/** The token of a card that a payment is about to use. Null if the card was removed. */
export async function readToken(work: Work, sealer: Sealer, cardId: string): Promise<string | null> {
  const card = await work.db
    .selectFrom('saved_cards')
    .select('token_sealed')
    .where('id', '=', cardId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return card?.token_sealed ? sealer.open(card.token_sealed, about(cardId)).toString() : null
}

/** Seals tokens anew that are sealed with an earlier key; done at start. Returns how many. */
export async function sealSavedCards(work: Work, sealer: Sealer): Promise<number> {
  const cards = await work.db
    .selectFrom('saved_cards')
    .select(['id', 'token_sealed as kept'])
    .where('token_sealed', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  let count = 0
  for (const { id, kept } of cards) {
    if (kept === null || sealer.isCurrent(kept)) continue
    const sealed = sealToken(sealer, id, sealer.open(kept, about(id)).toString())
    await work.db.updateTable('saved_cards').set({ token_sealed: sealed }).where('id', '=', id).execute()
    count += 1
  }
  return count
}
