import { no } from '#office/tariffs/tariffs.refusals.ts'
import { readCsv, writeCsv } from '#platform/files/csv.ts'
import type { Site } from '#sites/sites.ts'
import type { ColumnName, Row } from './columns.ts'
import { type ReadRows, readRows } from './read-rows.ts'
import type { Section } from './section.ts'

const keyColumn = 'code'
const nameColumn = 'name'

/** The rows of a section for a spreadsheet; the names are there for the reader alone. */
export function sectionCsv(section: Section, rows: readonly Row[], nameOf: (key: string) => string): string {
  const header = [keyColumn, nameColumn, ...section.columns.map((column) => column.csvName)]
  return writeCsv(
    header,
    rows.map(({ key, cells }) => [key, nameOf(key), ...section.columns.map(({ name }) => cells[name] ?? '')]),
  )
}

/** A whole section from a file: columns in any order, each row by its code; a row that is not in the file is gone. */
export function readSectionCsv(section: Section, site: Site, text: string): ReadRows {
  // What stands for a letter that was lost: a note in it would be saved as rubbish.
  if (text.includes('\ufffd')) throw no.TARIFF_FILE_NOT_UTF8({ path: 'file' })
  const { header, rows } = readCsv(text)
  const names = header.map((name) => name.trim().toLowerCase())
  const place = (name: string) => {
    const at = names.indexOf(name)
    if (at < 0) throw no.TARIFF_COLUMN_MISSING({ path: 'file', column: name })
    return at
  }
  const keyAt = place(keyColumn)
  const places = section.columns.map((column) => [column.name, place(column.csvName)] as const)
  const unknown = names.find((name) => name !== keyColumn && name !== nameColumn && !isColumn(section, name))
  if (unknown !== undefined) throw no.TARIFF_COLUMN_UNKNOWN({ path: 'file', column: unknown })
  if (rows.length === 0) throw no.TARIFF_FILE_EMPTY({ path: 'file' })
  const typed = rows.map((cells, index) => ({
    // The header is line 1.
    at: index + 2,
    key: cells[keyAt] ?? '',
    cells: Object.fromEntries(places.map(([name, at]) => [name, cells[at] ?? ''])) as Record<ColumnName, string>,
  }))
  return readRows(section, site, typed)
}

function isColumn(section: Section, name: string): boolean {
  return section.columns.some((column) => column.csvName === name)
}
