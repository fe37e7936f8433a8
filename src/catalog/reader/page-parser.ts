import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { limitAtOnce } from '#platform/work/limit-at-once.ts'
import type { SeenReading } from './read-page.ts'
import type { PageTask } from './read-page-worker.ts'

/** The time that a loaded machine may need to load the parsers; a page's own limit starts after that. */
const START_LIMIT_MS = 15_000

export type ParsePage = (task: PageTask) => Promise<SeenReading>

const UNREADABLE: SeenReading = { product: null, reason: 'UNREADABLE', seen: null }

/** Parses pages in a separate thread; a page that takes too long or breaks the parser is unreadable. */
export function makePageParser(limitMs = 3000): ParsePage {
  const inTurn = limitAtOnce(1, 50)
  let worker: Worker | null = null
  const parse = (task: PageTask): Promise<SeenReading> =>
    new Promise((resolve) => {
      const isNew = worker === null
      const thread = worker ?? startWorker()
      worker = thread
      const end = (reading: SeenReading, isBroken: boolean) => {
        clearTimeout(timer)
        thread.off('message', answered).off('error', broke).off('exit', broke)
        thread.unref()
        if (isBroken) {
          worker = null
          thread.on('error', () => undefined)
          void thread.terminate()
        }
        resolve(reading)
      }
      const broke = () => end(UNREADABLE, true)
      let timer = setTimeout(broke, isNew ? START_LIMIT_MS : limitMs)
      const answered = (said: SeenReading | 'ready') => {
        if (said !== 'ready') return end(said, false)
        clearTimeout(timer)
        timer = setTimeout(broke, limitMs)
      }
      thread.ref()
      thread.on('message', answered).on('error', broke).on('exit', broke)
      thread.postMessage(task)
    })
  return async (task) => (await inTurn(() => parse(task))) ?? UNREADABLE
}

function startWorker(): Worker {
  const file = join(rootDirectory, 'src', 'catalog', 'reader', 'read-page-worker.ts')
  return new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 256 }, execArgv: [] })
}
