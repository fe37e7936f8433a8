import { audit } from '#people/access/audit.ts'
import { endSessions } from '#people/access/end-sessions.ts'
import { no as peopleNo } from '#people/access/people.refusals.ts'
import { permits } from '#people/access/permissions.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { readCustomer } from './read-customer.ts'

export type CareAct = { readonly customerId: string; readonly why: string }

/** From now on the customer is signed in nowhere and begins nothing; their orders go on. They are told so when they sign in. */
export async function blockCustomer(work: Work, { customerId, why }: CareAct): Promise<void> {
  requireProof(work)
  const id = await lockForCare(work, customerId, 'free')
  await work.db.updateTable('customers').set({ suspended_at: work.now }).where('id', '=', id).execute()
  await endSessions(work, id)
  await work.db.deleteFrom('mailed_tokens').where('customer_id', '=', id).where('used_at', 'is', null).execute()
  await audit(work, { ...about(id, 'customer.block', why), before: { blocked: false }, after: { blocked: true } })
}

/** The customer may sign in again. */
export async function unblockCustomer(work: Work, { customerId, why }: CareAct): Promise<void> {
  requireProof(work)
  const id = await lockForCare(work, customerId, 'blocked')
  await work.db.updateTable('customers').set({ suspended_at: null }).where('id', '=', id).execute()
  await audit(work, { ...about(id, 'customer.unblock', why), before: { blocked: true }, after: { blocked: false } })
}

/** Signs the customer out everywhere, for a lost phone or a stranger at it. */
export async function endCustomerSessions(work: Work, { customerId, why }: CareAct): Promise<void> {
  requireProof(work)
  const id = await lockForCare(work, customerId, 'any')
  const { count } = await work.db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('customer_id', '=', id)
    .executeTakeFirstOrThrow()
  await endSessions(work, id)
  await audit(work, {
    ...about(id, 'customer.endSessions', why),
    before: { sessions: Number(count) },
    after: { sessions: 0 },
  })
}

const about = (id: string, action: string, why: string) => ({ action, subject: `customer:${id}`, why })

/**
 * Locks the account alone, as a deletion does: what begins in the customer's name is finished before, or meets the block in
 * the database. Refuses whoever is no support.
 */
export async function lockForCare(work: Work, customerId: string, wanted: 'free' | 'blocked' | 'any'): Promise<string> {
  if (!permits(work.who, 'support')) throw no.NOT_FOUND()
  const { id } = await readCustomer(work, customerId)
  const row = await work.db
    .selectFrom('customers')
    .select(['suspended_at', 'deleted_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.deleted_at) throw no.NOT_FOUND()
  const isBlocked = row.suspended_at !== null
  if (wanted !== 'any' && isBlocked === (wanted === 'free')) throw peopleNo.CUSTOMER_STATE_MOVED()
  return id
}
