import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { limitAtOnce } from '#platform/work/limit-at-once.ts'

export type PdfPage = { readonly width: number; readonly height: number; readonly data: Uint8Array }

/** `unreadable`: broken, locked, or too many pages; `too-heavy`: too much to draw; `busy`: too many documents wait already. */
export type PdfDrawing = readonly PdfPage[] | 'unreadable' | 'too-heavy' | 'busy'

/** Messages of the thread: first that it is ready to draw, then its result. */
export type PdfWorkerSaid = 'ready' | Exclude<PdfDrawing, 'busy'>

export type PdfLimits = {
  /** Documents drawn at once, each in a thread of its own. */
  readonly atOnce: number
  readonly waiting: number
  /** How long one document may be drawn before its thread is ended. */
  readonly drawMs: number
}

// The time that a busy machine may need to load the library; a document's own time limit starts after that.
const startMs = 15_000

/**
 * Draws the pages of PDFs as pixels with PDFium (WebAssembly), each document in a thread that ends with it: a few at once,
 * a few more waiting, each within a deadline.
 */
export function makePdfDrawer(limits: PdfLimits): (sent: Uint8Array) => Promise<PdfDrawing> {
  const inTurn = limitAtOnce(limits.atOnce, limits.waiting)
  return async (sent) => (await inTurn(() => draw(sent, limits.drawMs))) ?? 'busy'
}

export const redrawPdf = makePdfDrawer({ atOnce: 2, waiting: 12, drawMs: 4000 })

function draw(sent: Uint8Array, drawMs: number): Promise<PdfDrawing> {
  const file = join(rootDirectory, 'src', 'platform', 'files', 'redraw-pdf-worker.ts')
  const limits = { maxOldGenerationSizeMb: 192 }
  const worker = new Worker(file, {
    workerData: sent,
    resourceLimits: limits,
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
  })
  return new Promise((resolve) => {
    let isReady = false
    const end = (drawing: PdfDrawing) => {
      clearTimeout(timer)
      worker.removeAllListeners('exit')
      // Its place is free once the thread has ended.
      void worker.terminate().then(() => resolve(drawing))
    }
    // A thread that ends by itself while drawing has reached its memory limit.
    const broke = () => end(isReady ? 'too-heavy' : 'unreadable')
    let timer = setTimeout(broke, startMs)
    worker.on('message', (said: PdfWorkerSaid) => {
      if (said !== 'ready') return end(said)
      isReady = true
      clearTimeout(timer)
      timer = setTimeout(broke, drawMs)
    })
    worker.on('error', broke).on('exit', broke)
  })
}
