import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { rootDirectory } from './root-directory.ts'

export type PdfPage = { readonly width: number; readonly height: number; readonly data: Uint8Array }

const limitMs = 15_000
let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * The pages of a PDF as pixels, drawn by PDFium (WebAssembly) in a thread of its own that ends with it. Null for one that
 * cannot be read, is locked, has too many pages or takes too long. One at a time.
 */
export function redrawPdf(sent: Uint8Array): Promise<readonly PdfPage[] | null> {
  const turn = lastTurn.then(() => drawPages(sent))
  lastTurn = turn
  return turn
}

function drawPages(sent: Uint8Array): Promise<readonly PdfPage[] | null> {
  const file = join(rootDirectory, 'src', 'platform', 'redraw-pdf-worker.ts')
  const limits = { maxOldGenerationSizeMb: 192 }
  const worker = new Worker(file, { workerData: sent, resourceLimits: limits, execArgv: [], env: {} })
  return new Promise((resolve) => {
    const end = (pages: readonly PdfPage[] | null) => {
      clearTimeout(timer)
      void worker.terminate()
      resolve(pages)
    }
    const timer = setTimeout(() => end(null), limitMs)
    worker.once('message', end)
    worker.once('error', () => end(null))
    worker.once('exit', () => end(null))
  })
}
