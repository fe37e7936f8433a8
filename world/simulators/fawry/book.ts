import type { Lie } from './lies.ts'

/** Everything the simulator remembers, in memory only. */
export type Book = {
  readonly orders: Map<string, FawryOrder>
  readonly requests: LoggedRequest[]
  readonly sent: SentNotification[]
  misbehaviour: Misbehaviour
  /** Milliseconds that its clock is ahead; `POST /_control/advance` moves it. */
  ahead: number
  lastNumber: number
}

type LoggedRequest = { readonly method: string; readonly path: string; readonly body: unknown }
type SentNotification = {
  readonly url: string
  readonly fawryRef: string
  readonly status: string
  readonly answer: number | null
}

type OrderStatus = 'NEW' | 'PAID' | 'CANCELED' | 'EXPIRED' | 'FAILED' | 'REFUNDED' | 'PARTIAL_REFUNDED'

export type FawryOrder = {
  readonly fawryRef: string
  readonly merchantRef: string
  /** Piastres. */
  readonly amount: number
  readonly customerName: string
  readonly customerMobile: string
  readonly customerMail: string
  readonly profile: string
  readonly items: readonly { readonly itemId: string; readonly price: number; readonly quantity: number }[]
  readonly expiry: number
  readonly hook: string
  /** For the hosted page: where the browser returns to, and the page's token. */
  readonly returnUrl: string | null
  readonly pageKey: string
  readonly valuCode: string
  readonly language: 'ar' | 'en'
  method: string
  status: OrderStatus
  paymentRef: string
  paymentTime: number | null
  refunded: number
  failure: string
  wrongCodes: number
}

/** How it misbehaves from now on. Set through `POST /_control/misbehave`. */
export type Misbehaviour = {
  /** Milliseconds before a notification is sent; no answer waits for it. */
  readonly lateMs: number
  readonly lost: boolean
  /** How often each notification is sent. */
  readonly times: number
  /** Notifications are held back and sent, last first, on `POST /_control/release`. */
  readonly reordered: boolean
  /** Piastres added to the amount in notifications and in the status call. */
  readonly amountOff: number
  readonly wrongSignature: boolean
  /**
   * Beside each notification, or alone if notifications are `lost`, another one that is correctly signed and untrue
   * (lies.ts).
   */
  readonly lie: Lie
  /** Notifications are sent in the old way, as a GET (V1). */
  readonly oldNotifications: boolean
  /** The call is carried out, but the connection is cut instead of an answer. */
  readonly cutAnswer: 'none' | 'charge' | 'page' | 'refund' | 'cancel'
  /** Calls are answered with this HTTP status and change nothing; 0: off. */
  readonly failWith: number
  /** Calls are answered after this long. */
  readonly slowMs: number
  /** Calls are carried out, but answered with broken JSON. */
  readonly malformed: boolean
  /** A code that expired or was cancelled can still be paid. */
  readonly takesEnded: boolean
}

export const wellBehaved: Misbehaviour = {
  lateMs: 0,
  lost: false,
  times: 1,
  reordered: false,
  amountOff: 0,
  wrongSignature: false,
  lie: 'none',
  oldNotifications: false,
  cutAnswer: 'none',
  failWith: 0,
  slowMs: 0,
  malformed: false,
  takesEnded: false,
}

export function emptyBook(): Book {
  return {
    orders: new Map(),
    requests: [],
    sent: [],
    misbehaviour: wellBehaved,
    ahead: 0,
    // Numbers must not repeat after a restart, because the shop's database still has the old ones.
    lastNumber: Math.floor(Date.now() / 1000),
  }
}

export function nextNumber(book: Book): string {
  book.lastNumber += 1
  return String(book.lastNumber)
}

export function clockOf(book: Book): number {
  return Date.now() + book.ahead
}

export function orderWith(book: Book, fawryRef: string): FawryOrder | undefined {
  return [...book.orders.values()].find((order) => order.fawryRef === fawryRef)
}
