import type { Site } from '#sites/sites.ts'
import type { Cells, Column, ColumnName, Row } from './columns.ts'
import { type CellFault, readCell } from './read-cell.ts'
import { inOrder } from './row-order.ts'
import { isRowKey, type Section } from './section.ts'

/** A row as somebody wrote it; `at` says where: its place in the grid, or its line in the file. */
export type TypedRow = {
  readonly at: number
  readonly key: string
  readonly cells: Readonly<Partial<Record<ColumnName, string>>>
}

export type RowFault = {
  readonly at: number
  readonly column: ColumnName | 'key'
  readonly fault: CellFault | 'needed' | 'none' | 'key' | 'twice' | 'missing'
  /** The row that is missing. */
  readonly key?: string
}

export type ReadRows =
  | { readonly rows: readonly Row[]; readonly faults?: never }
  | { readonly faults: readonly RowFault[] }

/** What somebody wrote for a section, as rows in their exact form, or everything that is wrong with it and where. */
export function readRows(section: Section, site: Site, typed: readonly TypedRow[]): ReadRows {
  const faults: RowFault[] = []
  const rows: Row[] = []
  const seen = new Set<string>()
  for (const { at, key: given, cells } of typed) {
    const key = given.trim()
    if (!isRowKey(section, site, key)) faults.push({ at, column: 'key', fault: key === '' ? 'needed' : 'key' })
    else if (seen.has(key)) faults.push({ at, column: 'key', fault: 'twice' })
    seen.add(key)
    const read = readCells(section, site, { key, cells })
    for (const [column, fault] of read.faults) faults.push({ at, column, fault })
    rows.push({ key, cells: read.cells })
  }
  const last = typed.at(-1)?.at ?? 1
  for (const key of section.fixed(site))
    if (!seen.has(key)) faults.push({ at: last, column: 'key', fault: 'missing', key })
  return faults.length > 0 ? { faults } : { rows: inOrder(section, site, rows) }
}

type CellFaults = [ColumnName, RowFault['fault']][]

function readCells(section: Section, site: Site, { key, cells }: Row): { cells: Cells; faults: CellFaults } {
  const read: Partial<Record<ColumnName, string>> = {}
  const faults: CellFaults = []
  const isSaid = Object.values(cells).some((text) => text.trim() !== '')
  for (const column of section.columns) {
    const text = cells[column.name]?.trim() ?? ''
    const use = column.use(key)
    if (text === '') {
      if (use === 'needed' || (isSaid && speaksForItself(column, use))) faults.push([column.name, 'needed'])
    } else if (use === 'none') faults.push([column.name, 'none'])
    else {
      const cell = readCell(column.kind, text, site)
      if ('fault' in cell) faults.push([column.name, cell.fault])
      else read[column.name] = cell.text
    }
  }
  return { cells: read, faults }
}

// A row of fees that may be left out says nothing without its fee; a source alone would be lost.
function speaksForItself({ name }: Column, use: ReturnType<Column['use']>): boolean {
  return name === 'fee' && use === 'optional'
}
