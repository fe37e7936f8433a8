import type { Insertable } from 'kysely'
import { audit } from '#people/access/audit.ts'
import type { PackageVersions } from '#platform/work/database.gen.ts'
import { newId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { packageForm } from '#pricing/quote/tables/tables-form.ts'
import { termsOf } from '#pricing/subscriptions/read-packages.ts'
import { no } from '#pricing/subscriptions/subscriptions.refusals.ts'

type Written = Omit<
  Insertable<PackageVersions>,
  'id' | 'site' | 'made_by' | 'made_at' | 'published_by' | 'published_at' | 'dropped_by' | 'dropped_at'
>

/** Drafts new terms of a package, for somebody else to publish; one draft per package at a time. */
export async function insertDraft(work: Work, terms: Written): Promise<string> {
  if (work.who.kind !== 'staff') throw platformNo.FORBIDDEN()
  const pack = await work.db
    .selectFrom('packages')
    .select('id')
    .where('site', '=', work.site)
    .where('id', '=', terms.package_id)
    .forUpdate()
    .executeTakeFirst()
  if (!pack) throw platformNo.NOT_FOUND()
  const open = await work.db
    .selectFrom('package_versions')
    .select('id')
    .where('site', '=', work.site)
    .where('package_id', '=', terms.package_id)
    .where('published_at', 'is', null)
    .where('dropped_at', 'is', null)
    .executeTakeFirst()
  if (open) throw no.PACKAGE_DRAFT_OPEN()
  const draft = { ...terms, id: newId(), site: work.site, made_by: work.who.id, made_at: work.now }
  const fresh = { published_by: null, published_at: null, dropped_by: null, dropped_at: null }
  await work.db
    .insertInto('package_versions')
    .values({ ...draft, ...fresh })
    .execute()
  await refuseUnpriced(work, draft.id)
  await audit(work, { action: 'package.draft', subject: `package:${terms.package_id}`, why: terms.why ?? '' })
  return draft.id
}

// Terms that pricing cannot read must not wait for a publisher.
async function refuseUnpriced(work: Work, id: string): Promise<void> {
  const row = await work.db.selectFrom('package_versions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  if (!packageForm.shape.benefits.safeParse(row.benefits).success)
    throw no.BENEFITS_NOT_UNDERSTOOD({ path: 'benefits' })
  termsOf(row.package_id, row, { quota: row.quota_minor, consumption: null })
}
