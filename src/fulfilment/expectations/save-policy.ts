import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from './expectations.refusals.ts'
import type { TimedStage } from './stages.ts'

export type NewPolicy = { readonly stage: TimedStage; readonly usualDays: number; readonly mostDays: number }

/** Sets the promised days of a stage, used until our own orders give enough data; admins only. Refused unless 0 ≤ usual ≤ most ≤ 90 and usual ≤ 60. */
export async function savePolicy(work: Work, { stage, usualDays, mostDays }: NewPolicy): Promise<void> {
  const { who } = work
  if (!permits(who, 'settings') || who.kind !== 'staff') throw platformNo.FORBIDDEN()
  const fits = (days: number, least: number, most: number) => Number.isInteger(days) && days >= least && days <= most
  if (!fits(usualDays, 0, 60)) throw no.POLICY_DAYS({ path: 'usualDays' })
  if (!fits(mostDays, 1, 90) || mostDays < usualDays) throw no.POLICY_DAYS({ path: 'mostDays' })
  const before = await work.db
    .selectFrom('stage_policies')
    .select(['usual_days as usualDays', 'most_days as mostDays'])
    .where('site', '=', work.site)
    .where('stage', '=', stage)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await work.db
    .updateTable('stage_policies')
    .set({ usual_days: usualDays, most_days: mostDays, changed_at: work.now, changed_by: who.id })
    .where('site', '=', work.site)
    .where('stage', '=', stage)
    .execute()
  await audit(work, { action: 'stage.policy', subject: `stage:${stage}`, before, after: { usualDays, mostDays } })
}
