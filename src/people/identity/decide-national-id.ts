import { audit } from '#people/access/audit.ts'
import { no } from '#people/access/people.refusals.ts'
import { permits } from '#people/access/permissions.ts'
import { requireSite } from '#people/access/places/sees-site.ts'
import { announce } from '#platform/work/announce.ts'
import { isId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

export type IdDecision =
  | { readonly id: string; readonly decision: 'accept' }
  | { readonly id: string; readonly decision: 'reject'; readonly why: string }

/**
 * Support decides whether a card is readable and belongs to its sender; a refusal has a reason, and the customer sends
 * another card. Of two simultaneous decisions one counts.
 */
export async function decideNationalId(work: Work, decided: IdDecision): Promise<void> {
  if (!permits(work.who, 'national-ids')) throw platformNo.FORBIDDEN()
  await requireSite(work)
  if (!isId(decided.id)) throw platformNo.NOT_FOUND()
  const why = decided.decision === 'reject' ? decided.why.trim() : null
  if (why !== null && why.length < 3) throw no.ID_WHY_NEEDED({ path: 'why' })
  const row = await work.db
    .selectFrom('national_ids')
    .select(['state', 'customer_id'])
    .where('id', '=', decided.id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw platformNo.NOT_FOUND()
  if (row.state !== 'waiting') throw no.ID_DECIDED()
  const state = why === null ? 'accepted' : 'rejected'
  await work.db
    .updateTable('national_ids')
    .set({ state, decided_by: work.who.id, decided_at: work.now, why })
    .where('id', '=', decided.id)
    .execute()
  await audit(work, {
    action: `national-id.${decided.decision}`,
    subject: `customer:${row.customer_id}`,
    before: { state: row.state },
    after: { state },
    ...(why && { why }),
  })
  await announce(work, 'nationalId.decided', { customerId: row.customer_id, nationalId: decided.id, state })
}
