import type { Row } from '#office/tariffs/sections/columns.ts'
import { rowsOf } from '#office/tariffs/sections/rows-of.ts'
import type { SectionKey } from '#office/tariffs/sections/section.ts'
import type { Work } from '#platform/work/work.ts'
import { readTablesVersion } from '#pricing/quote/tables/read-tables.ts'
import type { Site } from '#sites/sites.ts'
import { type Draft, readDraft } from './read-draft.ts'

type DraftRows = {
  readonly draft: Draft
  readonly site: Site
  readonly rows: readonly Row[]
  readonly base: readonly Row[]
}

/** One section as a draft has it, beside what it was made of. */
export async function draftRows(work: Work, number: string, section: SectionKey): Promise<DraftRows> {
  const draft = await readDraft(work, number)
  const { raw } = await readTablesVersion({ ...work, site: draft.site }, draft.baseVersion)
  const base = rowsOf(raw, section)
  return { draft, site: draft.site, rows: draft.sections.get(section) ?? base, base }
}
