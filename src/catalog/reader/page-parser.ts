import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import type { SeenReading } from './read-page.ts'
import type { PageTask } from './read-page-worker.ts'

/** The time that a loaded machine may need to load the parsers; a page's own limit starts after that. */
const START_LIMIT_MS = 15_000
/** A page longer than this is heavy: such pages never hold the last thread, so that a short one always gets through. */
const HEAVY_LENGTH = 700_000
const LONGEST_QUEUE = 50

export type ParsePage = (task: PageTask) => Promise<SeenReading>

const UNREADABLE: SeenReading = { product: null, reason: 'UNREADABLE', seen: null }
const POOL = { limitMs: 3000, idleMs: 60_000, threads: Math.max(2, Math.min(4, availableParallelism() - 1)) }

type Waiting = { readonly task: PageTask; readonly isHeavy: boolean; readonly answer: (said: SeenReading) => void }

/**
 * Parses pages in a small pool of threads, started when needed and ended when idle. A page that takes too long or breaks
 * the parser is unreadable and ends its own thread alone; a page beyond the queue is unreadable too.
 */
export function makePageParser(options: Partial<typeof POOL> = {}): ParsePage {
  const { limitMs, idleMs, threads } = { ...POOL, ...options }
  const idle: Thread[] = []
  const queue: Waiting[] = []
  const running = { light: 0, heavy: 0 }

  const next = () => {
    while (running.light + running.heavy < threads) {
      const at = queue.findIndex(({ isHeavy }) => !isHeavy || running.heavy < threads - 1)
      const [page] = at < 0 ? [] : queue.splice(at, 1)
      if (!page) return
      void run(page)
    }
  }
  const run = async ({ task, isHeavy, answer }: Waiting) => {
    const lane = isHeavy ? 'heavy' : 'light'
    running[lane]++
    const thread = idle.pop() ?? startThread()
    clearTimeout(thread.ending)
    const said = await ask(thread, task, limitMs)
    if (said) {
      thread.ending = setTimeout(() => {
        idle.splice(idle.indexOf(thread), 1)
        void thread.worker.terminate()
      }, idleMs).unref()
      idle.push(thread)
    }
    running[lane]--
    answer(said ?? UNREADABLE)
    next()
  }
  return (task) =>
    new Promise((answer) => {
      if (queue.length >= LONGEST_QUEUE) return answer(UNREADABLE)
      queue.push({ task, isHeavy: task.html.length > HEAVY_LENGTH, answer })
      next()
    })
}

type Thread = { readonly worker: Worker; isLoaded: boolean; ending: NodeJS.Timeout | undefined }

function startThread(): Thread {
  const file = join(rootDirectory, 'src', 'catalog', 'reader', 'read-page-worker.ts')
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 256 }, execArgv: [] })
  return { worker, isLoaded: false, ending: undefined }
}

/** A thread's answer; null if it broke or took too long, and then it has ended. */
function ask(thread: Thread, task: PageTask, limitMs: number): Promise<SeenReading | null> {
  const { worker } = thread
  return new Promise((resolve) => {
    const end = (said: SeenReading | null) => {
      clearTimeout(timer)
      worker.off('message', answered).off('error', broke).off('exit', broke)
      worker.unref()
      if (said === null) {
        worker.on('error', () => undefined)
        void worker.terminate()
      }
      resolve(said)
    }
    const broke = () => end(null)
    let timer = setTimeout(broke, thread.isLoaded ? limitMs : START_LIMIT_MS)
    const answered = (said: SeenReading | 'ready') => {
      if (said !== 'ready') return end(said)
      thread.isLoaded = true
      clearTimeout(timer)
      timer = setTimeout(broke, limitMs)
    }
    worker.ref()
    worker.on('message', answered).on('error', broke).on('exit', broke)
    worker.postMessage(task)
  })
}
