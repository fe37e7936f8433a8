import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { requireSecondPerson } from '#people/access/require-second-person.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOpenClearance } from './lock-clearance.ts'
import { readClearance } from './read-clearance.ts'

/**
 * Records that customs released the goods. With every paper accepted they are released at once; otherwise a reason is
 * recorded and they are released when a second person agrees.
 */
export async function releaseShipment(
  work: Work,
  { number, reason }: { readonly number: string; readonly reason: string },
): Promise<{ readonly isReleased: boolean }> {
  requireProof(work)
  const { id, state, release } = await lockOpenClearance(work, number)
  if (state !== 'at_customs') throw no.SHIPMENT_NOT_ALLOWED({ state, event: 'release' })
  const { papers } = await readClearance(work, id)
  const missing = papers.flatMap((one) =>
    one.state === 'accepted' ? [] : [{ kind: one.kind, of: one.of, state: one.state }],
  )
  const isReleased = missing.length === 0
  if (!isReleased && reason.trim().length < 3) throw no.PAPERS_MISSING({ path: 'reason', count: missing.length })
  // A release that was requested while papers were missing is not needed any more once they are there.
  if (release && !isReleased) throw no.RELEASE_ASKED()
  if (release) await setRelease(work, release.id, { withdrawn_by: work.who.id, withdrawn_at: work.now })
  await work.db
    .insertInto('shipment_releases')
    .values({
      id: newId(),
      shipment_id: id,
      missing: JSON.stringify(missing),
      reason: reason.trim() || null,
      asked_by: work.who.id ?? '',
      asked_at: work.now,
      released_at: isReleased ? work.now : null,
    })
    .execute()
  const action = isReleased ? 'clearance.release' : 'clearance.askRelease'
  await audit(work, {
    action,
    subject: `shipment:${id}`,
    before: { missing: missing.length, isReleased: false, wasAsked: release !== null },
    after: { missing: missing.length, isReleased },
    ...(reason.trim() && { why: reason.trim() }),
  })
  return { isReleased }
}

/** A second person agrees that goods leave customs without some papers; or the request is withdrawn. */
export async function answerRelease(
  work: Work,
  { number, agrees }: { readonly number: string; readonly agrees: boolean },
): Promise<void> {
  if (agrees) requireProof(work)
  const { id, release } = await lockOpenClearance(work, number)
  if (!release) throw no.RELEASE_NOT_ASKED()
  if (agrees) requireSecondPerson(work, release.asked_by)
  await setRelease(
    work,
    release.id,
    agrees ? { agreed_by: work.who.id, released_at: work.now } : { withdrawn_by: work.who.id, withdrawn_at: work.now },
  )
  const action = agrees ? 'clearance.release' : 'clearance.withdrawRelease'
  const [before, after] = [
    { isAsked: true, isReleased: false },
    { isAsked: agrees, isReleased: agrees },
  ]
  await audit(work, { action, subject: `shipment:${id}`, before, after, why: release.reason ?? '' })
}

type Facts = {
  readonly agreed_by?: string | null
  readonly released_at?: Date
  readonly withdrawn_by?: string | null
  readonly withdrawn_at?: Date
}

async function setRelease(work: Work, id: string, facts: Facts): Promise<void> {
  await work.db.updateTable('shipment_releases').set(facts).where('id', '=', id).execute()
}
