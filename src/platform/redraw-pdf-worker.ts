// A thread of its own for other people's PDFs: whatever one does to the drawing, the shop keeps answering.
import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { PdfPage } from './redraw-pdf.ts'

const mostPages = 5
/** Wide enough to read a receipt, whatever size the document says it has. */
const widest = 1200
const tallest = 2400

async function drawAll(sent: Uint8Array): Promise<readonly PdfPage[] | null> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(sent)
  const count = document.getPageCount()
  if (count < 1 || count > mostPages) return null
  const pages: PdfPage[] = []
  for (const page of document.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize()
    if (!(originalWidth >= 1 && originalHeight >= 1)) return null
    const scale = Math.min(widest / originalWidth, tallest / originalHeight)
    const [width, height] = [originalWidth, originalHeight].map((side) => Math.max(1, Math.floor(side * scale)))
    const drawn = await page.render({
      width: width!,
      height: height!,
      render: async ({ data }) => new Uint8Array(data),
    })
    pages.push({ width: drawn.width, height: drawn.height, data: drawn.data })
  }
  return pages
}

parentPort?.postMessage(await drawAll(workerData as Uint8Array))
