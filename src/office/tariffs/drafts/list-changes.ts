import type { Row } from '#office/tariffs/sections/columns.ts'
import { rowName } from '#office/tariffs/sections/grid-view.ts'
import { type CellChange, diffRows } from '#office/tariffs/sections/merge-rows.ts'
import { rowsOf } from '#office/tariffs/sections/rows-of.ts'
import { type SectionKey, sectionKeys } from '#office/tariffs/sections/section.ts'
import type { Locale } from '#platform/work/work.ts'
import type { ReadPriceTables } from '#pricing/quote/tables/tables-form.ts'

export type ChangeLine = CellChange & { readonly section: SectionKey | 'rates'; readonly name: string }

/** What a section's rows become, with the names of the rows. */
export function sectionChanges(
  section: SectionKey,
  rows: { readonly from: readonly Row[]; readonly to: readonly Row[] },
  { site }: Pick<ReadPriceTables, 'site'>,
  locale: Locale,
): readonly ChangeLine[] {
  return diffRows(rows.from, rows.to).map((change) => ({
    ...change,
    section,
    name: rowName(section, change.key, site, locale),
  }))
}

/** Everything that differs between two whole tables of a site, exchange rates last. */
export function tablesChanges(from: ReadPriceTables, to: ReadPriceTables, locale: Locale): readonly ChangeLine[] {
  const sections = sectionKeys.flatMap((section) =>
    sectionChanges(section, { from: rowsOf(from, section), to: rowsOf(to, section) }, to, locale),
  )
  const currencies = [...new Set([...Object.keys(from.rates), ...Object.keys(to.rates)])]
  const rates = currencies.flatMap((currency): ChangeLine[] => {
    const [was, is] = [from.rates, to.rates].map((all) => (all as Record<string, string>)[currency] ?? null)
    const line = { section: 'rates', key: currency, name: currency, column: null } as const
    return was === is ? [] : [{ ...line, from: was ?? null, to: is ?? null }]
  })
  return [...sections, ...rates]
}
