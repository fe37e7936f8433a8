import { sql } from 'kysely'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { no } from '#office/finance/finance.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { requireSecondPerson } from '#people/access/require-second-person.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isId, newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { lockCourierCash, openDifferences, openParcels } from './courier-dues.ts'

export type ClosingWish = {
  readonly key: string
  /** A difference, or a parcel whose money never came. */
  readonly of: 'difference' | 'parcel'
  readonly id: string
  readonly reason: string
}

/** Proposes that what stands open with a courier is ours to bear, or to keep; nothing moves before another one agrees. */
export async function proposeClosing(work: Work, { key, ...wish }: ClosingWish): Promise<{ readonly id: string }> {
  requireProof(work)
  const { who } = work
  if (who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `courier-closing:${key}`, wish, async () => {
    const { company } = await findOpen(work, wish)
    await lockCourierCash(work, company)
    const { minor } = await findOpen(work, wish)
    const id = newId()
    const made = await work.db
      .insertInto('courier_closings')
      .values({
        id,
        site: work.site,
        company,
        minor,
        reason: wish.reason,
        difference_id: wish.of === 'difference' ? wish.id : null,
        request_id: wish.of === 'parcel' ? wish.id : null,
        proposed_by: who.id,
        proposed_at: work.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw no.COURIER_CLOSING_DECIDED()
    const after = { of: wish.of, id: wish.id, amount: String(minor) }
    await audit(work, { action: 'courier.close-propose', subject: `courier-closing:${id}`, after, why: wish.reason })
    return { id }
  })
}

/** A second person agrees, and it is posted beside what tills are over and short by; or the proposal is taken back. */
export async function answerClosing(
  work: Work,
  { key, id, agrees }: { readonly key: string; readonly id: string; readonly agrees: boolean },
): Promise<{ readonly isClosed: boolean }> {
  requireProof(work)
  const { who } = work
  if (who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `courier-closing-answer:${key}`, { id, agrees }, async () => {
    const row = await lockClosing(work, id)
    const subject = `courier-closing:${id}`
    const before = { state: 'proposed', amount: String(row.minor) }
    const answer = work.db.updateTable('courier_closings').where('id', '=', id)
    if (!agrees) {
      await answer.set({ withdrawn_at: work.now, withdrawn_by: who.id }).execute()
      const after = { state: 'withdrawn' }
      await audit(work, { action: 'courier.close-withdraw', subject, before, after, why: row.reason })
      return { isClosed: false }
    }
    requireSecondPerson(work, row.proposed_by)
    const of = row.request_id === null ? 'difference' : 'parcel'
    const { minor } = await findOpen(work, { of, id: row.difference_id ?? row.request_id ?? '' })
    const lines = transfer(money(minor, sites[work.site].currency), 'till-difference', `courier:${row.company}`)
    const facts = { note: row.reason, onlyOnce: `courier-closing:${id}` }
    const entry = await postEntry(work, 'courier_difference', lines, facts)
    await answer.set({ agreed_at: work.now, agreed_by: who.id, entry_id: entry }).execute()
    const after = { state: 'closed', amount: String(minor), entry }
    await audit(work, { action: 'courier.close', subject, before, after, why: row.reason })
    return { isClosed: true }
  })
}

async function findOpen(work: Work, { of, id }: Pick<ClosingWish, 'of' | 'id'>) {
  const open = of === 'parcel' ? openParcels : openDifferences
  if (!isId(id)) throw platformNo.NOT_FOUND()
  const { rows } = await sql<{ company: string; minor: bigint }>`
    select company, minor from (${open}) as open where id = ${id} and site = ${work.site}`.execute(work.db)
  if (!rows[0]) throw no.COURIER_CLOSING_DECIDED()
  return rows[0]
}

// The company is locked before the proposal, as money that comes does.
async function lockClosing(work: Work, id: string) {
  const found = isId(id)
    ? await work.db
        .selectFrom('courier_closings')
        .select('company')
        .where('id', '=', id)
        .where('site', '=', work.site)
        .executeTakeFirst()
    : undefined
  if (!found) throw platformNo.NOT_FOUND()
  await lockCourierCash(work, found.company)
  const row = await work.db
    .selectFrom('courier_closings')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.agreed_at !== null || row.withdrawn_at !== null) throw no.COURIER_CLOSING_DECIDED()
  return row
}
