// A separate thread for PDFs from outside: whatever a document does to the renderer, the shop keeps answering.
import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { PdfPage, PdfWorkerSaid } from './redraw-pdf.ts'

const mostPages = 5
/** A receipt has hundreds of objects; a document with more, such as a plan or a map, is not a receipt. */
const mostObjects = 20_000
/** Wide enough to read a receipt, whatever size the document says it has. */
const widest = 1200
const tallest = 2400
/** PDFium, its document and the pictures in it. */
const mostBytes = 384 * 1024 * 1024
const bytesOfPage = 65_536

// The memory of WebAssembly is not part of the thread's limit, so it is limited here.
const grow = WebAssembly.Memory.prototype.grow
WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
  if (this.buffer.byteLength + pages * bytesOfPage > mostBytes) throw new RangeError('Too much memory')
  return grow.call(this, pages)
}

async function drawAll(library: PDFiumLibrary, sent: Uint8Array): Promise<PdfWorkerSaid> {
  const document = await library.loadDocument(sent).catch(() => null)
  const count = document?.getPageCount() ?? 0
  if (!document || count < 1 || count > mostPages) return 'unreadable'
  const pages: PdfPage[] = []
  for (const page of document.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize()
    if (!(originalWidth >= 1 && originalHeight >= 1)) return 'unreadable'
    if (page.getObjectCount() > mostObjects) return 'too-heavy'
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

const library = await PDFiumLibrary.init()
parentPort?.postMessage('ready' satisfies PdfWorkerSaid)
parentPort?.postMessage(await drawAll(library, workerData as Uint8Array))
