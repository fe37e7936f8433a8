import { barcodeDrawing } from './code-128.ts'
import type { PdfSheet } from './pdf-look.ts'
import type { PdfBlock, PdfFact, PdfPaper, PdfQr, PdfStickers } from './pdf-paper.ts'
import { looks } from './pdf-paper.ts'
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
