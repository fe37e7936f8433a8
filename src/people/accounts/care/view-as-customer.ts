import { audit } from '#people/access/audit.ts'
import { hashToken } from '#people/access/opaque-token.ts'
import { no as peopleNo } from '#people/access/people.refusals.ts'
import { permits } from '#people/access/permissions.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { newId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import type { CareAct } from './block-customer.ts'
import { readCustomer } from './read-customer.ts'

const minutes = 15

/**
 * From now on this session sees the customer's pages as the customer does, for a quarter of an hour, and can do nothing
 * there. The customer reads in their account that we looked, and why.
 */
export async function viewAsCustomer(work: Work, { customerId, why }: CareAct, token: string | null): Promise<void> {
  requireProof(work)
  const { who, now } = work
  if (who.kind !== 'staff' || !permits(who, 'customer-view')) throw no.NOT_FOUND()
  const { id, isDeleted } = await readCustomer(work, customerId)
  if (isDeleted) throw no.NOT_FOUND()
  const session = await sessionOf(work, token)
  await endView(work, session)
  await work.db
    .insertInto('support_views')
    .values({
      id: newId(),
      staff_id: who.id,
      session_id: session,
      customer_id: id,
      site: work.site,
      why,
      started_at: now,
      ends_at: new Date(now.getTime() + minutes * 60_000),
    })
    .execute()
  await audit(work, { action: 'customer.view', subject: `customer:${id}`, after: { minutes }, why })
}

/** Ends the view of this session before its time. */
export async function leaveCustomerView(work: Work, token: string | null): Promise<void> {
  if (work.who.kind !== 'staff') throw no.NOT_FOUND()
  const ended = await endView(work, await sessionOf(work, token))
  if (ended) await audit(work, { action: 'customer.viewEnded', subject: `customer:${ended}` })
}

async function endView({ db, now }: Work, session: string): Promise<string | null> {
  const ended = await db
    .updateTable('support_views')
    .set({ ended_at: now })
    .where('session_id', '=', session)
    .where('ended_at', 'is', null)
    .returning('customer_id')
    .executeTakeFirst()
  return ended?.customer_id ?? null
}

// Locked, so that two views do not begin in one session at once.
async function sessionOf({ db, who }: Work, token: string | null): Promise<string> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', hashToken(token ?? ''))
    .where('staff_id', '=', who.id ?? '')
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw peopleNo.SIGN_IN_AGAIN()
  return row.id
}
