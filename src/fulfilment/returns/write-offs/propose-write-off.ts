import { no } from '#fulfilment/returns/returns.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { type KeptUpload, recordUpload } from '#platform/files/uploads.ts'
import { newId } from '#platform/work/id.ts'
import { nextNumber } from '#platform/work/next-number.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { findMoves } from '#selling/orders/items/find-moves.ts'
import { itemOf, lockOrderOfItem } from '#selling/orders/items/lock-order.ts'

export const losses = ['lost', 'seized', 'destroyed'] as const
export type Loss = (typeof losses)[number]

export type WriteOffWish = {
  readonly key: string
  readonly itemId: string
  readonly what: Loss
  readonly reason: string
  readonly proof: KeptUpload
}

/** Records with a proof that goods are gone. Nothing moves until a colleague agrees. */
export async function proposeWriteOff(
  work: Work,
  { key, proof, ...wish }: WriteOffWish,
): Promise<{ readonly number: string }> {
  return once(work, key, wish, async () => {
    const { itemId, what, reason } = wish
    const order = await lockOrderOfItem(work, itemId)
    const { state } = itemOf(order, itemId)
    if (findMoves(work.who, state, 'writeOff').length === 0) throw no.WRITE_OFF_NOT_POSSIBLE({ state })
    const standing = await work.db
      .selectFrom('write_offs')
      .select('id')
      .where('item_id', '=', itemId)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst()
    if (standing) throw no.WRITE_OFF_OPEN()
    const proofId = await recordUpload(work, proof, null)
    const number = `WO${await nextNumber(work, 'write-offs', 901)}`
    await work.db
      .insertInto('write_offs')
      .values({
        id: newId(),
        number,
        site: work.site,
        item_id: itemId,
        what,
        reason,
        proof_id: proofId,
        item_state: state,
        proposed_by: work.who.id ?? '',
        proposed_at: work.now,
      })
      .execute()
    await audit(work, { action: 'writeOff.propose', subject: `item:${itemId}`, after: { number, what }, why: reason })
    return { number }
  })
}
