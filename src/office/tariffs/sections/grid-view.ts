import { nameOfPlace } from '#people/addresses/geo.ts'
import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { methodName } from '#pricing/quote/method-table.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { Cells, ColumnName, Kind, Row, Use } from './columns.ts'
import { type SectionKey, sectionOf } from './section.ts'

export type GridRow = {
  readonly key: string
  readonly name: string
  readonly cells: Cells
  readonly uses: Readonly<Partial<Record<ColumnName, Use>>>
  readonly isFixed: boolean
}

/** A section as a screen shows it: its columns, its rows by name, and what rows may still be added. */
export type GridView = {
  readonly section: SectionKey
  readonly columns: readonly { readonly name: ColumnName; readonly kind: Kind }[]
  readonly rows: readonly GridRow[]
  /** Codes to choose from; null where a new code may be anything. */
  readonly addable: readonly { readonly value: string; readonly text: string }[] | null
}

export function gridView(key: SectionKey, rows: readonly Row[], site: Site, locale: Locale): GridView {
  const section = sectionOf(key)
  const fixed = section.fixed(site)
  const addable = section.addable(site)
  const taken = rows.map((row) => row.key)
  return {
    section: key,
    columns: section.columns.map(({ name, kind }) => ({ name, kind })),
    rows: rows.map((row) => ({
      ...row,
      name: rowName(key, row.key, site, locale),
      uses: Object.fromEntries(section.columns.map((column) => [column.name, column.use(row.key)])),
      isFixed: fixed.includes(row.key),
    })),
    addable:
      addable instanceof RegExp
        ? null
        : addable
            .filter((code) => !taken.includes(code))
            .map((value) => ({ value, text: rowName(key, value, site, locale) })),
  }
}

/** A row by its name: a country, a category, a way to pay, a governorate. */
export function rowName(section: SectionKey, key: string, site: Site, locale: Locale): string {
  const own = ownNames[key]
  if (own && section !== 'categories') return own({}, { locale })
  if (section === 'categories') return categoryName(key, locale)
  if (section === 'services') return methodName(key, locale)
  if (section === 'delivery') return nameOfPlace(site, key, '', locale).state
  return countryName(key, locale)
}

type Name = (inputs: Record<never, never>, options: { locale: Locale }) => string

const ownNames: Readonly<Record<string, Name | undefined>> = {
  service: m.tariffs_row_service,
  default: m.tariffs_row_default,
  vatRate: m.tariffs_row_vat,
  deMinimis: m.tariffs_row_de_minimis,
  cancellation: m.tariffs_row_cancellation,
}
