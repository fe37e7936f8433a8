// Clients of the bench, in their own thread: kept connections, each sends its next request as soon as it has an answer.
import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

export type Load = {
  readonly port: number
  readonly clients: number
  readonly milliseconds: number
  /** How long they send requests that are not counted, before the measurement. */
  readonly settle: number
  /** Whole requests as text; each client takes the next one. */
  readonly requests: readonly string[]
  /** Sends each of them once, instead of again and again. */
  readonly once: boolean
}
export type Loaded = {
  readonly answered: number
  readonly bad: number
  readonly seconds: number
  readonly bytes: number
  /** Milliseconds from a request to the end of its answer. */
  readonly p50: number
  readonly p95: number
}

const { port, clients, milliseconds, settle, requests, once } = workerData as Load
const blankLine = '\r\n\r\n'
const lastChunk = `0${blankLine}`
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
    let answer = newAnswer()
    let asked = 0
    const ask = () => {
      if (isOver()) return socket.end(() => resolve())
      answer = newAnswer()
      asked = performance.now()
      socket.write(requests[next++ % requests.length] ?? '')
    }
    socket.setNoDelay(true)
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      answer.take(chunk)
      if (!answer.isWhole()) return
      if (asked - start >= settle) {
        answered++
        took.push(performance.now() - asked)
      }
      bytes = answer.bytes()
      if (!answer.isGood()) bad++
      ask()
    })
  })
}

type Answer = {
  readonly take: (chunk: Buffer) => void
  readonly bytes: () => number
  readonly isGood: () => boolean
  readonly isWhole: () => boolean
}

// What was received of an answer. The head is read once and the body only counted, because the clients share the cores
// with the servers.
function newAnswer(): Answer {
  let head = ''
  let whole: number | null = null
  let heard = 0
  let end = ''
  const take = (chunk: Buffer) => {
    heard += chunk.length
    end = (end + chunk.subarray(-lastChunk.length).toString('latin1')).slice(-lastChunk.length)
    if (head.includes(blankLine)) return
    const ends = chunk.indexOf(blankLine)
    head += chunk.toString('latin1', 0, ends < 0 ? chunk.length : ends + blankLine.length)
    const until = head.indexOf(blankLine)
    const said = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, until))?.[1]
    if (until >= 0 && said !== undefined) whole = until + blankLine.length + Number(said)
  }
  const isWhole = () => (whole === null ? heard > head.length && end === lastChunk : heard >= whole)
  return { take, isWhole, bytes: () => heard, isGood: () => head.startsWith('200', 9) }
}

await Promise.all(Array.from({ length: clients }, client))
took.sort((one, other) => one - other)
const at = (share: number) => took[Math.floor(took.length * share)] ?? 0
const seconds = (performance.now() - start - settle) / 1000
parentPort?.postMessage({ answered, bad, bytes, seconds, p50: at(0.5), p95: at(0.95) } satisfies Loaded)
