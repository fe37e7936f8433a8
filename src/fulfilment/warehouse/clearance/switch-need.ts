import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type ClearanceKind, firstNeeds, kindsOf } from './clearance-kinds.ts'

/** Sets whether a paper is needed on this site from now on, with a reason. */
export async function switchNeed(
  work: Work,
  { kind, needed, reason }: { readonly kind: ClearanceKind; readonly needed: boolean; readonly reason: string },
): Promise<void> {
  if (work.who.kind !== 'staff' || !permits(work.who, 'customs')) throw platformNo.FORBIDDEN()
  if (!kindsOf(work.site).includes(kind)) throw platformNo.NOT_FOUND()
  if (reason.trim().length < 3) throw no.WHY_NEEDED({ path: 'reason' })
  const before = (await readNeeds(work))[kind]
  await work.db
    .insertInto('clearance_rules')
    .values({
      site: work.site,
      kind,
      needed,
      reason: reason.trim(),
      changed_by: work.who.id,
      changed_at: work.now,
    })
    .execute()
  await audit(work, {
    action: 'clearance.need',
    subject: `clearance:${kind}`,
    before,
    after: needed,
    why: reason.trim(),
  })
}

export type Needs = Readonly<Record<ClearanceKind, boolean>>

/** The papers needed on this site today. */
export async function readNeeds(work: Work): Promise<Needs> {
  const rows = await work.db
    .selectFrom('clearance_rules')
    .distinctOn('kind')
    .select(['kind', 'needed'])
    .where('site', '=', work.site)
    .orderBy('kind')
    .orderBy('id', 'desc')
    .execute()
  return { ...firstNeeds(work.site), ...Object.fromEntries(rows.map((row) => [row.kind, row.needed])) }
}
