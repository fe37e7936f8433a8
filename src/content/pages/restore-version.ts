import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from './content.refusals.ts'
import { fromColumns } from './content-text.ts'
import { lockOpenVersion, requireContent, requirePlace, type TextAt } from './lock-version.ts'
import { begin } from './save-draft.ts'

/** Begins a new version that says what an earlier one said; it is published like any other. Refused while one is in hand. */
export async function restoreVersion(
  work: Work,
  at: TextAt,
  { number, why }: { readonly number: number; readonly why: string },
): Promise<{ readonly number: number }> {
  const who = requireContent(work)
  const { isLegal } = requirePlace(at)
  if (await lockOpenVersion(work, at)) throw no.CONTENT_DRAFT_OPEN()
  const version = await work.db
    .selectFrom('content_versions')
    .selectAll()
    .where('place', '=', at.place)
    .where('site', 'is not distinct from', at.site)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!version) throw platformNo.NOT_FOUND()
  return begin(work, { ...at, revision: 0 }, { text: fromColumns(version), why, isLegal, by: who.id })
}
