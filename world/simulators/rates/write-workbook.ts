import { writeZip, type ZipPart } from './write-zip.ts'

export type Cell = string | number
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const space = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

/**
 * A workbook with one sheet, its texts as shared strings and its numbers with the 17 digits that spreadsheet programs
 * write.
 */
export function writeWorkbook(rows: readonly (readonly Cell[])[], more: readonly ZipPart[] = []): Buffer {
  const texts: string[] = []
  const cell = (value: Cell, column: number, row: number) => {
    const at = `${String.fromCharCode(65 + column)}${row + 1}`
    if (typeof value === 'number')
      return `<c r="${at}"><v>${Number.isInteger(value) ? value : value.toPrecision(17)}</v></c>`
    if (!texts.includes(value)) texts.push(value)
    return `<c r="${at}" t="s"><v>${texts.indexOf(value)}</v></c>`
  }
  const lines = rows.map(
    (row, at) => `<row r="${at + 1}">${row.map((one, column) => cell(one, column, at)).join('')}</row>`,
  )
  const sheet = `${head}<worksheet ${space}><sheetData>${lines.join('')}</sheetData></worksheet>`
  const strings = `${head}<sst ${space}>${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`
  const book = `${head}<workbook ${space}><sheets><sheet name="Sheet1" sheetId="1"/></sheets></workbook>`
  return writeZip([
    { name: '[Content_Types].xml', bytes: Buffer.from(`${head}<Types/>`) },
    { name: 'xl/workbook.xml', bytes: Buffer.from(book) },
    { name: 'xl/worksheets/sheet1.xml', bytes: Buffer.from(sheet) },
    { name: 'xl/sharedStrings.xml', bytes: Buffer.from(strings) },
    ...more,
  ])
}

/**
 * A zip bomb: a small file that fills the memory of a program that unpacks it; `isHidden`: it does not declare its
 * size.
 */
export function writeBomb(isHidden: boolean): Buffer {
  const bytes = Buffer.alloc(80_000_000, 0x20)
  const part = { name: 'xl/worksheets/sheet0.xml', bytes, ...(isHidden && { saidSize: 1000 }) }
  return writeWorkbook([['Exchange Rates Historical'], ['Date', 'Currency', 'Buy', 'Sell']], [part])
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
