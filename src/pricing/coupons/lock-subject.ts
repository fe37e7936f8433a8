import { no as noPlatform } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from './coupons.refusals.ts'
import { type CouponContent, contentOfVersion } from './desk/coupon-content.ts'

export type LockedSubject = {
  /** Of the latest version, valid or withdrawn. */
  readonly number: number
  readonly code: string
  readonly draws: number | null
  readonly content: CouponContent
}

/** Locks a coupon, or all codes of a batch, against other edits. Refuses if it changed since it was opened. */
export async function lockSubject(work: Work, subjectId: string, basis: number): Promise<LockedSubject> {
  const rows = await work.db
    .selectFrom('coupons')
    .select('version_id')
    .where('site', '=', work.site)
    .where((row) => row.or([row('id', '=', subjectId), row('batch_id', '=', subjectId)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  const versions = await work.db
    .selectFrom('coupon_versions')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .orderBy('number', 'desc')
    .execute()
  const held = versions.find(({ id }) => id === rows[0]?.version_id)
  const latest = versions[0]
  if (!held || !latest) throw noPlatform.NOT_FOUND()
  if (latest.published_at === null && latest.withdrawn_at === null) throw no.COUPON_HAS_PROPOSAL()
  if (held.number !== basis) throw noPlatform.STALE()
  return { number: latest.number, code: held.code, draws: held.draws, content: contentOfVersion(held) }
}
