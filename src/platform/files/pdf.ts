import type { PdfSheet } from './pdf-look.ts'
import { looks, type PdfBlock, type PdfFact, type PdfPaper, type PdfQr, type PdfStickers } from './pdf-paper.ts'
import { openSheet } from './pdf-sheet.ts'
import { drawTable } from './pdf-table.ts'
import { qrDrawing } from './qr-drawing.ts'

export const pdfMediaType = 'application/pdf'

/**
 * A paper in Arabic (right to left) or English: letters joined, mixed texts in their order, tables with their header on
 * each page. The fonts are the shop's own, within the file. Sizes are in points.
 */
export async function writePdf(paper: PdfPaper): Promise<Uint8Array> {
  const sheet = openSheet(paper)
  for (const block of paper.blocks) drawBlock(sheet, block)
  return sheet.close()
}

function drawBlock(sheet: PdfSheet, block: PdfBlock): void {
  if (block.kind === 'table') drawTable(sheet, block)
  else if (block.kind === 'newPage') sheet.turn()
  else if (block.kind === 'space') sheet.skip(block.height)
  else if (block.kind === 'picture') sheet.picture(block.bytes, block.width, block.height)
  else if (block.kind === 'barcode') drawBarcode(sheet, block.text, block.height)
  else if (block.kind === 'qr') drawQr(sheet, block)
  else if (block.kind === 'stickers') drawStickers(sheet, block)
  else if (block.kind === 'facts') drawFacts(sheet, block.facts, block.across ?? 2)
  else sheet.paragraph(block.text, looks[block.kind])
}

// Blocks that belong together are kept on one page, if they take only a part of it.
const mostTogether = 200

/** Labels and values beside each other, this many in a row. */
function drawFacts(sheet: PdfSheet, facts: readonly PdfFact[], across: 2 | 4): void {
  const gap = 48 / across
  const column = (sheet.width - gap * (across - 1)) / across
  const rows = Array.from({ length: Math.ceil(facts.length / across) }, (_, row) => {
    const cells = facts.slice(row * across, (row + 1) * across).map((fact, index) => ({
      label: sheet.lay(fact.label, { ...looks.note, width: column }),
      value: sheet.lay(fact.value, { ...looks.text, width: column }),
      start: index * (column + gap),
    }))
    return { cells, height: Math.max(...cells.map(({ label, value }) => label.height + value.height)) + 6 }
  })
  sheet.skip(4)
  const whole = rows.reduce((sum, { height }) => sum + height, 0)
  if (whole <= mostTogether) sheet.room(whole)
  for (const { cells, height } of rows) {
    sheet.room(height)
    for (const { label, value, start } of cells) {
      sheet.draw(label, { start, down: 0, width: column, align: 'start' })
      sheet.draw(value, { start, down: label.height, width: column, align: 'start' })
    }
    sheet.skip(height)
  }
}

// Widths of bar, space, bar, space, bar, space for each value of Code 128; the last is the stop, with one bar more.
const patterns = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 ' +
  '223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 ' +
  '112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 ' +
  '311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 ' +
  '122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ')
const start = { b: 104, c: 105 } as const
const stop = 106

/** The values of a Code 128 barcode: pairs of digits two in one where there are digits alone, else letter by letter; then the check. */
export function code128Values(text: string): readonly number[] {
  if (!/^[\x20-\x7e]+$/.test(text)) throw new Error(`No barcode says ${JSON.stringify(text)}`)
  const isPairs = /^(?:\d\d){2,}$/.test(text)
  const body = isPairs ? (text.match(/\d\d/g) ?? []).map(Number) : [...text].map((letter) => letter.charCodeAt(0) - 32)
  const first = isPairs ? start.c : start.b
  const check = body.reduce((sum, value, at) => sum + value * (at + 1), first) % 103
  return [first, ...body, check, stop]
}

type Barcode = { readonly width: number; readonly path: string }

/** A text as a Code 128 barcode one unit high: the path of its bars, `width` units wide, without the quiet zones. */
export function barcodeDrawing(text: string): Barcode {
  let at = 0
  let path = ''
  for (const value of code128Values(text)) {
    for (const [index, digit] of [...(patterns[value] ?? '')].entries()) {
      const width = Number(digit)
      if (index % 2 === 0) path += `M${at} 0h${width}v1h-${width}z`
      at += width
    }
  }
  return { width: at, path }
}

// The quiet zones beside it are the paper's margins.
function drawBarcode(sheet: PdfSheet, text: string, height: number): void {
  const { width, path } = barcodeDrawing(text)
  sheet.room(height)
  // One unit is at most 1.5 points: scanners need no more.
  const wide = Math.min(sheet.width, width * 1.5)
  sheet.fill({ path, width, height: 1 }, { start: (sheet.width - wide) / 2, width: wide, height })
  sheet.skip(height)
}

function drawQr(sheet: PdfSheet, { text, side, beside }: PdfQr): void {
  const { path, size } = qrDrawing(text)
  const width = sheet.width - side - 12
  const texts = beside.map((one) => sheet.lay(one.text, { ...looks[one.kind], width }))
  const height = Math.max(
    side,
    texts.reduce((sum, laid) => sum + laid.height, 0),
  )
  sheet.room(height)
  sheet.fill({ path, width: size, height: size }, { start: sheet.width - side, width: side, height: side })
  let down = 0
  for (const laid of texts) {
    sheet.draw(laid, { start: 0, down, width, align: 'start' })
    down += laid.height
  }
  sheet.skip(height)
}

function drawStickers(sheet: PdfSheet, { across, gap, height, stickers }: PdfStickers): void {
  const width = (sheet.width - gap * (across - 1)) / across
  const inset = across === 1 ? 0 : 12
  for (let first = 0; first < stickers.length; first += across) {
    sheet.room(height)
    const row = stickers.slice(first, first + across)
    const drawings = row.map(({ code }) => barcodeDrawing(code))
    sheet.skip(8)
    row.forEach((_, at) => {
      const drawing = drawings[at]
      if (!drawing) return
      const wide = Math.min(width - 2 * inset, drawing.width * 1.5)
      const start = at * (width + gap) + (width - wide) / 2
      sheet.fill({ path: drawing.path, width: drawing.width, height: 1 }, { start, width: wide, height: 34 })
    })
    row.forEach(({ code, title, lines }, at) => {
      const start = at * (width + gap) + inset
      let down = 36
      const texts = [
        { text: `${title}  \u2066${code}\u2069`, look: looks.strong },
        ...lines.map((text) => ({ text, look: looks.note })),
      ]
      for (const { text, look } of texts) {
        const laid = sheet.lay(text, { ...look, width: width - 2 * inset })
        const line = { ...laid, lines: laid.lines.slice(0, 1), height: laid.height / Math.max(1, laid.lines.length) }
        sheet.draw(line, { start, down, width: width - 2 * inset, align: 'start' })
        down += line.height
      }
    })
    sheet.skip(height - 8)
  }
}
