import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { brand } from '#platform/settings/brand.ts'
import type { LaidText, PdfLook, PdfSheet, Place } from './pdf-look.ts'
import type { PdfPaper } from './pdf-paper.ts'
import { layOutText, type TextRun } from './pdf-text.ts'
import { unpackWoff } from './unpack-woff.ts'

const papers = {
  A4: { paper: 'A4', side: 48, top: 84, bottom: 64 },
  A6: { paper: 'A6', side: 20, top: 16, bottom: 12 },
  // Stickers: one of 100 by 50 mm from a roll, or a sheet of fourteen of 99.1 by 38.1 mm.
  sticker: { paper: [283.46, 141.73] as [number, number], side: 14, top: 10, bottom: 6 },
  stickers: { paper: 'A4', side: 13.2, top: 42.9, bottom: 42 },
} as const
const { light } = brand.colours
const locate = createRequire(import.meta.url)
const fonts = {
  arabic: 'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic',
  latin: 'ibm-plex-sans/files/ibm-plex-sans-latin',
}
const weights = { normal: 400, bold: 600 }

export function openSheet(paper: PdfPaper): PdfSheet {
  const { size = 'A4' } = paper
  const margin = papers[size]
  const isRtl = paper.locale === 'ar'
  const leading = isRtl ? 1.65 : 1.4
  const info = { Title: paper.title, Author: brand.name[paper.locale] }
  const lang = isRtl ? 'ar' : 'en'
  const doc = new PDFDocument({
    size: margin.paper,
    margin: 0,
    bufferPages: true,
    info,
    lang,
    // Only the fonts below: the standard fonts of PDF have no Arabic.
    font: '',
  })
  for (const script of ['arabic', 'latin'] as const) {
    for (const weight of ['normal', 'bold'] as const) doc.registerFont(`${script} ${weight}`, fontOf(script, weight))
  }
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject))
  const width = doc.page.width - 2 * margin.side
  const bottom = doc.page.height - margin.bottom
  let y = margin.top

  const use = (run: TextRun, look: PdfLook) => doc.font(`${run.script} ${look.weight}`).fontSize(look.size)
  const widthOf = (run: TextRun, look: PdfLook) => use(run, look).widthOfString(run.text, { features: [] })
  const lay: PdfSheet['lay'] = (text, look) => {
    const lines = layOutText(text, isRtl ? 'rtl' : 'ltr', look.width, (run) => widthOf(run, look))
    return { lines, look, height: lines.length * look.size * leading }
  }
  const put = (laid: LaidText, place: Place, top: number) => {
    const { look } = laid
    const from = isRtl ? doc.page.width - margin.side - place.start - place.width : margin.side + place.start
    const isAtRight = (place.align === 'start') === isRtl
    laid.lines.forEach((line, index) => {
      let x = isAtRight ? from + place.width - line.width : from
      const baseline = top + place.down + index * look.size * leading + look.size * (leading / 2 + 0.35)
      for (const run of line.runs) {
        const step = widthOf(run, look)
        doc
          .fillColor(light[look.tone])
          .text(run.text, x, baseline, { lineBreak: false, features: [], baseline: 'alphabetic' })
        x += step
      }
    })
  }
  const turn = () => {
    doc.addPage()
    y = margin.top
  }
  const room = (height: number) => {
    const isFull = y + height > bottom && y > margin.top
    if (isFull) turn()
    return isFull
  }
  const line = (at: number, tone: 'line' | 'edge') =>
    doc
      .moveTo(margin.side, at)
      .lineTo(margin.side + width, at)
      .lineWidth(0.6)
      .strokeColor(light[tone])
      .stroke()

  const frame = () => {
    const pages = doc.bufferedPageRange().count
    for (let page = 0; page < pages; page++) {
      doc.switchToPage(page)
      const half = { start: 0, down: 0, width, align: 'start' } as const
      const small = { size: 8.5, weight: 'normal', tone: 'soft', width } as const
      put(lay(brand.name[paper.locale], { size: 15, weight: 'bold', tone: 'sea', width }), half, 32)
      put(lay(paper.heading, small), { ...half, align: 'end' }, 40)
      line(66, 'edge')
      line(doc.page.height - 50, 'line')
      put(lay(paper.footer, { ...small, width: width * 0.75 }), { ...half, width: width * 0.75 }, doc.page.height - 44)
      put(lay(paper.pageOf(page + 1, pages), small), { ...half, align: 'end' }, doc.page.height - 44)
    }
  }

  return {
    width,
    lay,
    draw: (laid, place) => put(laid, place, y),
    paragraph: (text, look) => {
      y += y > margin.top ? (look.before ?? 0) : 0
      const laid = lay(text, { ...look, width })
      for (const one of laid.lines) {
        const height = look.size * leading
        room(height)
        put({ ...laid, lines: [one] }, { start: 0, down: 0, width, align: 'start' }, y)
        y += height
      }
      y += look.after ?? 0
    },
    picture: (bytes, pictureWidth, height) => {
      room(height)
      const x = isRtl ? doc.page.width - margin.side - pictureWidth : margin.side
      doc.image(Buffer.from(bytes), x, y, { width: pictureWidth, height })
      y += height
    },
    fill: ({ path, width: units, height: unitsHigh }, { start, width: wide, height }) => {
      const x = isRtl ? doc.page.width - margin.side - start - wide : margin.side + start
      doc
        .save()
        .translate(x, y)
        .scale(wide / units, height / unitsHigh)
      doc.path(path).fill(light.ink).restore()
    },
    rule: (down, tone) => void line(y + down, tone),
    room,
    skip: (height) => {
      y += height
    },
    turn,
    close: async () => {
      if (size === 'A4') frame()
      doc.end()
      await ended
      return new Uint8Array(Buffer.concat(chunks))
    },
  }
}

// Four fonts, unpacked once and used by all papers.
const unpacked = new Map<string, Buffer>()

function fontOf(script: keyof typeof fonts, weight: keyof typeof weights): Buffer {
  const name = `@fontsource/${fonts[script]}-${weights[weight]}-normal.woff`
  const font = unpacked.get(name) ?? unpackWoff(readFileSync(locate.resolve(name)))
  unpacked.set(name, font)
  return font
}
