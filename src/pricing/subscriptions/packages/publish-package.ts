import type { Selectable } from 'kysely'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { requireSecondPerson } from '#people/access/require-second-person.ts'
import type { PackageVersions } from '#platform/work/database.gen.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from '#pricing/subscriptions/subscriptions.refusals.ts'

/**
 * A second person publishes a draft: new purchases have the new terms, running subscriptions keep their own. The
 * database refuses the author, too.
 */
export async function publishPackage(work: Work, versionId: string): Promise<void> {
  requireProof(work)
  const draft = await lockDraft(work, versionId)
  if (work.who.kind !== 'staff') throw platformNo.FORBIDDEN()
  requireSecondPerson(work, draft.made_by)
  const done = { published_by: work.who.id, published_at: work.now }
  await work.db.updateTable('package_versions').set(done).where('id', '=', versionId).execute()
  const { name_ar, name_en, description_ar, description_en, fits_ar, fits_en } = draft
  const { price_minor, quota_minor, period_unit, period_count, is_first_month_free } = draft
  const { countries, stores, categories } = draft
  const terms = { price_minor, quota_minor, period_unit, period_count, is_first_month_free }
  const before = await work.db
    .selectFrom('packages')
    .select(['version_id', 'price_minor'])
    .where('site', '=', work.site)
    .where('id', '=', draft.package_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await work.db
    .updateTable('packages')
    .set({ ...terms, name_ar, name_en, description_ar, description_en, fits_ar, fits_en })
    .set({ countries, stores, categories, benefits: JSON.stringify(draft.benefits), version_id: versionId })
    .where('site', '=', work.site)
    .where('id', '=', draft.package_id)
    .execute()
  await audit(work, {
    action: 'package.publish',
    subject: `package:${draft.package_id}`,
    before: { version: before.version_id, price: before.price_minor.toString() },
    after: { version: versionId, price: price_minor.toString() },
    why: draft.why,
  })
}

/** Drops a draft; it stays in the list of versions, as dropped. */
export async function dropPackageDraft(work: Work, versionId: string): Promise<void> {
  const draft = await lockDraft(work, versionId)
  if (work.who.kind !== 'staff') throw platformNo.FORBIDDEN()
  const done = { dropped_by: work.who.id, dropped_at: work.now }
  await work.db.updateTable('package_versions').set(done).where('id', '=', versionId).execute()
  const [before, after] = ['drafted', 'dropped'].map((state) => ({ version: versionId, state }))
  await audit(work, { action: 'package.drop', subject: `package:${draft.package_id}`, before: before!, after: after! })
}

/** Withdraws a package from sale, or offers it again; its subscribers keep it. */
export async function offerPackage(work: Work, packageId: string, isOffered: boolean): Promise<void> {
  requireProof(work)
  if (work.who.kind !== 'staff') throw platformNo.FORBIDDEN()
  const { numUpdatedRows } = await work.db
    .updateTable('packages')
    .set({ is_offered: isOffered })
    .where('site', '=', work.site)
    .where('id', '=', packageId)
    .where('is_offered', '<>', isOffered)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const action = isOffered ? 'package.offer' : 'package.retire'
  const [before, after] = [{ isOffered: !isOffered }, { isOffered }]
  await audit(work, { action, subject: `package:${packageId}`, before, after })
}

async function lockDraft(work: Work, versionId: string): Promise<Selectable<PackageVersions>> {
  const draft = await work.db
    .selectFrom('package_versions')
    .selectAll()
    .where('id', '=', versionId)
    .where('site', '=', work.site)
    .forUpdate()
    .executeTakeFirst()
  if (!draft) throw platformNo.NOT_FOUND()
  if (draft.published_at !== null || draft.dropped_at !== null) throw no.PACKAGE_DRAFT_CLOSED()
  return draft
}
