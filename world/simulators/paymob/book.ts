/** Everything the simulator remembers, in memory only. */
export type Book = {
  readonly intentions: Map<string, Intention>
  readonly transactions: Map<number, SimulatedTransaction>
  readonly requests: LoggedRequest[]
  readonly sent: SentCallback[]
  misbehaviour: Misbehaviour
  lastId: number
}

type LoggedRequest = { readonly method: string; readonly path: string; readonly body: unknown }
type SentCallback = { readonly url: string; readonly transactionId: number; readonly status: number | null }

export type Intention = {
  readonly id: string
  readonly clientSecret: string
  readonly orderId: number
  readonly amount: number
  readonly currency: string
  readonly integrationId: number
  /** Paid from a mobile wallet, with its number and a code. */
  readonly isWallet: boolean
  readonly specialReference: string
  readonly items: readonly unknown[]
  readonly billing: Readonly<Record<string, unknown>>
  readonly notificationUrl: string
  readonly redirectionUrl: string
  readonly locale: string
  readonly expiresAt: number
  transactionIds: number[]
}

export type SimulatedTransaction = {
  readonly id: number
  readonly amount_cents: number
  readonly created_at: string
  readonly currency: string
  readonly integration_id: number
  readonly is_3d_secure: boolean
  readonly is_auth: boolean
  readonly is_capture: boolean
  readonly is_standalone_payment: boolean
  readonly is_refund: boolean
  readonly is_void: boolean
  readonly has_parent_transaction: boolean
  readonly parent_transaction: number | null
  readonly owner: number
  readonly profile_id: number
  readonly order: {
    readonly id: number
    readonly merchant_order_id: string
    readonly amount_cents: number
    readonly currency: string
  }
  readonly source_data: { readonly pan: string; readonly type: string; readonly sub_type: string }
  success: boolean
  pending: boolean
  error_occured: boolean
  is_refunded: boolean
  is_voided: boolean
  refunded_amount_cents: number
  data: { message: string; txn_response_code: string; acq_response_code: string }
}

/** How it misbehaves until told otherwise. Set through `POST /_control/misbehave`. */
export type Misbehaviour = {
  /** Milliseconds before a callback is sent; the browser does not wait for it. */
  readonly lateMs: number
  readonly lost: boolean
  /** How often each callback is sent. */
  readonly times: number
  /** Callbacks are held back and sent, last first, when `POST /_control/release` comes. */
  readonly reordered: boolean
  /** Added to the amount that callback, redirect and inquiry tell. */
  readonly amountOff: number
  readonly wrongSignature: boolean
  /** Beside each callback, or alone where callbacks are `lost`, one more that is rightly signed and untrue (lies.ts). */
  readonly lie: Lie
  /** The charge, refund or intention is made, and the connection cut instead of an answer. */
  readonly cutAnswer: 'none' | 'charge' | 'refund' | 'intention'
  /** HTTP status that API calls are answered with, before anything happens; 0: none. */
  readonly failWith: number
  /** API calls are answered after this long. */
  readonly slowMs: number
  /** API calls are done, and answered with half a sentence of JSON. */
  readonly malformed: boolean
  /** A page whose time is over can still be paid. */
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
  cutAnswer: 'none',
  failWith: 0,
  slowMs: 0,
  malformed: false,
  takesEnded: false,
}

export function emptyBook(): Book {
  return {
    intentions: new Map(),
    transactions: new Map(),
    requests: [],
    sent: [],
    misbehaviour: wellBehaved,
    // Numbers never repeat over restarts: a shop that lives longer than this process would meet them again.
    lastId: Math.floor(Date.now() / 1000) * 1000,
  }
}

export function nextId(book: Book): number {
  book.lastId += 1
  return book.lastId
}

export type Lie = (typeof lies)[number]

/**
 * LIES: callbacks that are rightly signed and untrue, for trying what the shop believes. Paymob sends none of them; whoever holds one
 * true message can make the shifted one, because the signed values are joined with nothing between them.
 */
export const lies = ['none', 'shifted', 'earlyPaid', 'wrongAmount', 'repeatedCharge'] as const
