import { audit } from '#people/access/audit.ts'
import { isId } from '#platform/work/id.ts'
import { no as noPlatform } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { refuseOthers } from './refuse-others.ts'

const stopDeeds = ['pause', 'resume', 'end'] as const
type StopDeed = (typeof stopDeeds)[number]

/** Pauses a coupon or the codes of a batch, continues it, or ends it now. Orders placed with it keep their discount. */
export async function stopCoupon(work: Work, { subjectId, deed }: { subjectId: string; deed: StopDeed }) {
  refuseOthers(work)
  if (!isId(subjectId)) throw noPlatform.NOT_FOUND()
  const rows = await work.db
    .selectFrom('coupons')
    .select(['id', 'starts_at', 'ends_at', 'paused_at'])
    .where('site', '=', work.site)
    .where((row) => row.or([row('id', '=', subjectId), row('batch_id', '=', subjectId)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  const first = rows[0]
  if (!first) throw noPlatform.NOT_FOUND()
  const isOver = first.ends_at !== null && first.ends_at <= work.now
  // A second click, or the same action by somebody else, changes nothing.
  const isPaused = first.paused_at !== null
  if (isOver || (deed === 'pause' && isPaused) || (deed === 'resume' && !isPaused)) return
  // A coupon that has not begun cannot end: it stays paused.
  const ends = deed === 'end' && first.starts_at < work.now
  await work.db
    .updateTable('coupons')
    .set(ends ? { ends_at: work.now } : { paused_at: deed === 'resume' ? null : work.now })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  await audit(work, {
    action: `coupon.${deed}`,
    subject: `coupon:${subjectId}`,
    before: { endsAt: first.ends_at?.toISOString() ?? null, isPaused },
    after: {
      endsAt: (ends ? work.now : first.ends_at)?.toISOString() ?? null,
      isPaused: ends ? isPaused : deed !== 'resume',
    },
  })
}
