import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A delivery as the simulator stores it; `delivery-json.ts` turns it into the API's shape. */
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
  /** Written after each change, so that a parcel survives the process; null: memory only. */
  readonly file: string | null
}

/** How it misbehaves from now on. Set through `POST /_control/mood`. */
export type Mood = {
  /** Milliseconds before news are sent. */
  readonly lateMs: number
  readonly lost: boolean
  /** How often each message is sent. */
  readonly times: number
  /** Messages are held back and sent, last first, on `POST /_control/release`. */
  readonly reordered: boolean
  /** The header that we asked for: correct, with another value, or missing. */
  readonly auth: 'right' | 'wrong' | 'none'
  /** LIE: beside each message, or alone if messages are `lost`, another one says that the parcel was delivered. */
  readonly lie: 'none' | 'delivered'
  /** The delivery is created or terminated, but the connection is cut instead of an answer. */
  readonly cutAnswer: 'none' | 'create' | 'terminate'
  /** Calls are answered with this HTTP status and change nothing; 0: off. */
  readonly failWith: number
  /** How many calls fail like that before it recovers; 0: all. */
  readonly failTimes: number
  readonly slowMs: number
  /** Calls are carried out, but answered with broken JSON. */
  readonly malformed: boolean
  /** No city is served. */
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
    // Numbers must not repeat after a restart, because the shop's database still has the old ones.
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
