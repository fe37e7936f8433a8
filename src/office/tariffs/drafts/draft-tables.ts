import type { Row } from '#office/tariffs/sections/columns.ts'
import { type Clash, mergeRows, sameRows } from '#office/tariffs/sections/merge-rows.ts'
import { rowsOf } from '#office/tariffs/sections/rows-of.ts'
import type { SectionKey } from '#office/tariffs/sections/section.ts'
import { withRows } from '#office/tariffs/sections/with-rows.ts'
import type { Work } from '#platform/work/work.ts'
import type { Step } from '#pricing/quote/tables/publish-change.ts'
import { type PublishedTables, readTables, readTablesVersion } from '#pricing/quote/tables/read-tables.ts'
import { priceTablesForm, type ReadPriceTables } from '#pricing/quote/tables/tables-form.ts'
import type { Draft } from './read-draft.ts'

type Outdated = { readonly section: SectionKey; readonly clashes: readonly Clash[] }

/** A draft beside the tables that hold when it begins: what they are, what it makes of them, and what others changed meanwhile. */
export type DraftTables = {
  readonly base: PublishedTables
  readonly held: PublishedTables
  readonly after: ReadPriceTables
  /** Sections it changes that somebody else changed since. */
  readonly outdated: readonly Outdated[]
}

export async function readDraftTables(work: Work, draft: Draft): Promise<DraftTables> {
  const there = { ...work, site: draft.site }
  const base = await readTablesVersion(there, draft.baseVersion)
  const from = draft.validFrom !== null && draft.validFrom > work.now ? draft.validFrom : work.now
  const held = await readTables({ ...there, now: from })
  const outdated: Outdated[] = []
  for (const [section, rows] of draft.sections) {
    const [was, is] = [rowsOf(base.raw, section), rowsOf(held.raw, section)]
    if (!sameRows(was, is)) outdated.push({ section, clashes: mergeRows(was, is, rows).clashes })
  }
  return { base, held, after: draftOnto(draft, base.raw)(held.raw, null), outdated }
}

/**
 * What the draft makes of tables: its changes of its base, cell by cell. Of a version scheduled later it makes what the draft
 * made of the one before, where that version says nothing else itself.
 */
export function draftOnto(
  draft: Draft,
  base: ReadPriceTables,
): (tables: ReadPriceTables, step: Step | null) => ReadPriceTables {
  return (tables, step) => {
    let made = tables
    for (const [section, rows] of draft.sections) {
      made = priceTablesForm.parse(withRows(made, section, changed(section, rows, { base, tables, step })))
    }
    return made
  }
}

type Ground = { readonly base: ReadPriceTables; readonly tables: ReadPriceTables; readonly step: Step | null }

function changed(section: SectionKey, rows: readonly Row[], { base, tables, step }: Ground): readonly Row[] {
  const now = rowsOf(tables, section)
  if (step === null) return mergeRows(rowsOf(base, section), now, rows).rows
  const before = rowsOf(step.before, section)
  const after = rowsOf(priceTablesForm.parse(step.after), section)
  return mergeRows(before, now, after, () => 'theirs').rows
}
