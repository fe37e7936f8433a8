import type { LaidText, PdfLook, PdfSheet } from './pdf-look.ts'

/** Columns share the paper's width by `share`. A `foot` row is the column's total. */
export type PdfTable = {
  readonly columns: readonly { readonly label: string; readonly share: number; readonly align?: 'start' | 'end' }[]
  readonly rows: readonly (readonly string[])[]
  readonly foot?: readonly string[]
}

const gap = 8
const padding = 3.5
const head: PdfLook = { size: 8.5, weight: 'bold', tone: 'soft' }
const body: PdfLook = { size: 9.5, weight: 'normal', tone: 'ink' }
const total: PdfLook = { size: 9.5, weight: 'bold', tone: 'ink' }

/** Rows are never split; after a page break a table begins with its header again. */
export function drawTable(sheet: PdfSheet, table: PdfTable): void {
  const columns = placeColumns(sheet, table)
  const row = (cells: readonly string[], look: PdfLook) => {
    const laid = columns.map((column, at) => sheet.lay(cells[at] ?? '', { ...look, width: column.width }))
    return { laid, height: Math.max(...laid.map((cell) => cell.height)) + 2 * padding }
  }
  const draw = ({ laid, height }: { laid: readonly LaidText[]; height: number }, ruled: 'line' | 'edge') => {
    laid.forEach((cell, at) => {
      const column = columns[at]
      if (column) sheet.draw(cell, { ...column, down: padding })
    })
    sheet.rule(height, ruled)
    sheet.skip(height)
  }
  const header = row(
    table.columns.map((column) => column.label),
    head,
  )
  const rows = table.rows.map((cells) => row(cells, body))
  sheet.room(header.height + (rows[0]?.height ?? 0))
  draw(header, 'edge')
  for (const one of rows) {
    if (sheet.room(one.height)) draw(header, 'edge')
    draw(one, 'line')
  }
  if (table.foot) {
    const foot = row(table.foot, total)
    if (sheet.room(foot.height)) draw(header, 'edge')
    draw(foot, 'edge')
  }
  sheet.skip(8)
}

function placeColumns(sheet: PdfSheet, table: PdfTable) {
  const shares = table.columns.reduce((sum, column) => sum + column.share, 0)
  const usable = sheet.width - gap * (table.columns.length - 1)
  let start = 0
  return table.columns.map(({ share, align = 'start' }) => {
    const width = (usable * share) / shares
    const placed = { start, width, align }
    start += width + gap
    return placed
  })
}
