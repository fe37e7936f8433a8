import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { isId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOpenClearance } from './lock-clearance.ts'

export type PaperVerdict = {
  readonly shipment: string
  readonly paperId: string
  readonly accepts: boolean
  /** What is wrong with it, if it is refused. */
  readonly why: string
}

/** Records the customs' decision on a paper. A refused one waits for another; a decided one is not decided again. */
export async function decidePaper(work: Work, { shipment, paperId, accepts, why }: PaperVerdict): Promise<void> {
  const { id } = await lockOpenClearance(work, shipment)
  if (!accepts && why.trim().length < 3) throw no.WHY_NEEDED({ path: 'why' })
  const decided = await decide(work, id, { state: accepts ? 'accepted' : 'refused', why: why.trim() || null })
    .where('id', '=', isId(paperId) ? paperId : null)
    .returning('kind')
    .executeTakeFirst()
  if (!decided) throw platformNo.NOT_FOUND()
  const action = accepts ? 'clearance.accept' : 'clearance.refuse'
  const { kind } = decided
  const [before, after] = [
    { kind, state: 'given' },
    { kind, state: accepts ? 'accepted' : 'refused' },
  ]
  await audit(work, { action, subject: `shipment:${id}`, before, after, ...(why.trim() && { why: why.trim() }) })
}

/** Records that customs accepted every paper that is there. */
export async function acceptPapers(work: Work, shipment: string): Promise<{ readonly count: number }> {
  const { id } = await lockOpenClearance(work, shipment)
  const accepted = await decide(work, id, { state: 'accepted', why: null }).returning('kind').execute()
  const kinds = accepted.map((row) => row.kind)
  const [before, after] = ['given', 'accepted'].map((state) => ({ kinds, state }))
  const facts = { subject: `shipment:${id}`, before: before!, after: after! }
  if (kinds.length > 0) await audit(work, { action: 'clearance.accept', ...facts })
  return { count: kinds.length }
}

function decide(work: Work, shipmentId: string, to: { readonly state: string; readonly why: string | null }) {
  return work.db
    .updateTable('clearance_papers')
    .set({ ...to, decided_by: work.who.id, decided_at: work.now })
    .where('shipment_id', '=', shipmentId)
    .where('state', '=', 'given')
    .where('replaced_at', 'is', null)
}
