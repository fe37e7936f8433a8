// Clients of the bench, in a thread of their own: kept connections, each asking again as soon as it is answered.
import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

export type Load = {
  readonly port: number
  readonly clients: number
  readonly milliseconds: number
  /** For so long before that they ask without being counted. */
  readonly settle: number
  /** Whole requests as they go over the line; each client takes the next. */
  readonly requests: readonly string[]
  /** Ask each of them once, rather than again and again. */
  readonly once: boolean
}
export type Loaded = {
  readonly answered: number
  readonly bad: number
  readonly seconds: number
  readonly bytes: number
  /** Milliseconds from a question to the end of its answer. */
  readonly p50: number
  readonly p95: number
}

const { port, clients, milliseconds, settle, requests, once } = workerData as Load
let next = 0
let answered = 0
let bad = 0
let bytes = 0
const took: number[] = []
const start = performance.now()
const isOver = () => performance.now() - start >= settle + milliseconds || (once && next >= requests.length)

function client(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let heard = Buffer.alloc(0)
    let asked = 0
    const ask = () => {
      if (isOver()) return socket.end(() => resolve())
      asked = performance.now()
      socket.write(requests[next++ % requests.length] ?? '')
    }
    socket.setNoDelay(true)
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      heard = heard.length > 0 ? Buffer.concat([heard, chunk]) : chunk
      const length = answerLength(heard)
      if (length === null) return
      if (asked - start >= settle) {
        answered++
        took.push(performance.now() - asked)
      }
      bytes = length
      if (!heard.subarray(9, 12).equals(Buffer.from('200'))) bad++
      heard = heard.subarray(length)
      ask()
    })
  })
}

// The whole length of the answer once it is all there: by its header, or up to the last chunk.
function answerLength(heard: Buffer): number | null {
  const end = heard.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = heard.toString('latin1', 0, end).toLowerCase()
  const said = head.match(/\r\ncontent-length: (\d+)/)?.[1]
  if (said !== undefined) {
    const length = end + 4 + Number(said)
    return heard.length >= length ? length : null
  }
  return heard.subarray(-5).equals(Buffer.from('0\r\n\r\n')) ? heard.length : null
}

await Promise.all(Array.from({ length: clients }, client))
took.sort((one, other) => one - other)
const at = (share: number) => took[Math.floor(took.length * share)] ?? 0
const seconds = (performance.now() - start - settle) / 1000
parentPort?.postMessage({ answered, bad, bytes, seconds, p50: at(0.5), p95: at(0.95) } satisfies Loaded)
