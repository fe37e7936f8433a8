import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A delivery as the simulator keeps it; the shape it tells is made in `delivery-json.ts`. */
export type SimulatedDelivery = {
  readonly _id: string
  readonly trackingNumber: string
  readonly businessReference: string
  readonly cod: number
  readonly receiver: { readonly name: string; readonly phone: string }
  readonly city: string
  readonly address: string
  readonly itemsCount: number
  readonly webhookUrl: string | null
  readonly webhookHeaders: Readonly<Record<string, string>>
  readonly createdAt: string
  state: number
  isReturning: boolean
  exceptionReason: string | null
  attempts: number
  timeline: { readonly code: number; readonly date: string }[]
}

type LoggedRequest = { readonly method: string; readonly path: string; readonly body: unknown }
type SentNews = { readonly trackingNumber: string; readonly state: number; readonly status: number | null }

/** Everything the simulator remembers. */
export type Book = {
  readonly deliveries: Map<string, SimulatedDelivery>
  readonly requests: LoggedRequest[]
  readonly sent: SentNews[]
  mood: Mood
  lastNumber: number
  /** Written after each change, so that a parcel outlives the process that carries it; null: memory only. */
  readonly file: string | null
}

/** How it misbehaves until told otherwise. Set through `POST /_control/mood`. */
export type Mood = {
  /** Milliseconds before news are sent. */
  readonly lateMs: number
  readonly lost: boolean
  /** How often each piece of news is sent. */
  readonly times: number
  /** News are held back and sent, last first, when `POST /_control/release` comes. */
  readonly reordered: boolean
  /** The header we asked for: as asked, with another value, or not at all. */
  readonly auth: 'right' | 'wrong' | 'none'
  /** LIE: beside each piece of news, or alone where news are `lost`, one more that says the parcel was delivered. */
  readonly lie: 'none' | 'delivered'
  /** The delivery is made or ended, and the connection cut instead of an answer. */
  readonly cutAnswer: 'none' | 'create' | 'terminate'
  /** HTTP status that calls are answered with, before anything happens; 0: none. */
  readonly failWith: number
  /** How many calls fail like that before it is well again; 0: all. */
  readonly failTimes: number
  readonly slowMs: number
  /** Calls are done, and answered with half a sentence of JSON. */
  readonly malformed: boolean
  /** No city is delivered to. */
  readonly unserved: boolean
}

export const wellBehaved: Mood = {
  lateMs: 0,
  lost: false,
  times: 1,
  reordered: false,
  auth: 'right',
  lie: 'none',
  cutAnswer: 'none',
  failWith: 0,
  failTimes: 0,
  slowMs: 0,
  malformed: false,
  unserved: false,
}

export function openBook(file: string | null): Book {
  const kept = file === null ? [] : readKept(file)
  return {
    deliveries: new Map(kept.map((one) => [one.trackingNumber, one])),
    requests: [],
    sent: [],
    mood: wellBehaved,
    // Numbers never repeat over restarts: a shop that lives longer than this process would meet them again.
    lastNumber: Math.floor(Date.now() / 1000) * 1000,
    file,
  }
}

export function keepBook({ file, deliveries }: Book): void {
  if (file === null) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify([...deliveries.values()]))
}

function readKept(file: string): readonly SimulatedDelivery[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as readonly SimulatedDelivery[]
  } catch {
    return []
  }
}
