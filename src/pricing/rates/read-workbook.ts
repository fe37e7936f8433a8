import { load } from 'cheerio'
import { unzip } from './unzip.ts'

/** A row of a sheet by its columns' letters; a number stays the text it was written as. */
export type SheetRow = ReadonlyMap<string, string>

const mostRows = 20_000
const strings = 'xl/sharedStrings.xml'
const sheetName = /^xl\/worksheets\/[^/]+\.xml$/

/** The rows of an XLSX file's first sheet. Throws where it is not one, or not whole. */
export function readWorkbook(file: Buffer): readonly SheetRow[] {
  const parts = unzip(file, (name) => name === strings || name === 'xl/workbook.xml' || sheetName.test(name))
  const book = parts.get('xl/workbook.xml')
  const first = [...parts.keys()].filter((name) => sheetName.test(name)).sort()[0]
  const sheet = first && parts.get(first)
  if (!book || !sheet) throw new RangeError('a zip, but no workbook')
  if (/date1904="(?:1|true)"/.test(book.toString('utf8'))) throw new RangeError('days are counted from 1904')
  const $ = parse(sheet)
  const shared = sharedStrings(parts.get(strings))
  const rows = $('sheetData > row').toArray()
  if (rows.length > mostRows) throw new RangeError('too many rows')
  return rows.map((row) => {
    const cells = new Map<string, string>()
    $(row)
      .children('c')
      .each((index, cell) => {
        const $cell = $(cell)
        const column = /^[A-Z]+/.exec($cell.attr('r') ?? '')?.[0] ?? String.fromCharCode(65 + index)
        const value = $cell.children('v').text()
        const kind = $cell.attr('t')
        const text = kind === 's' ? shared[Number(value)] : kind === 'inlineStr' ? $cell.children('is').text() : value
        if (text !== undefined && text.trim() !== '') cells.set(column, text.trim())
      })
    return cells
  })
}

function sharedStrings(part: Buffer | undefined): readonly string[] {
  if (!part) return []
  const $ = parse(part)
  return $('sst > si')
    .toArray()
    .map((item) =>
      $(item)
        .find('t')
        .toArray()
        .map((text) => $(text).text())
        .join(''),
    )
}

// Some writers put every element into a namespace of its own name; nobody needs a document type here.
function parse(part: Buffer) {
  const xml = part.toString('utf8')
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new RangeError('a workbook with a document type')
  return load(xml.replace(/(<\/?)[A-Za-z]\w*:/g, '$1'), { xml: true })
}
