/** Everything the simulator remembers, in memory only. */
export type Book = {
  readonly intentions: Map<string, Intention>
  readonly transactions: Map<number, SimulatedTransaction>
  /** Cards that wait for their owner's code, by a challenge. */
  readonly challenges: Map<string, { readonly card: TypedCard; readonly saves: boolean }>
  readonly requests: LoggedRequest[]
  readonly sent: SentCallback[]
  misbehaviour: Misbehaviour
  lastId: number
}

export type TypedCard = { readonly number: string; readonly expiry: string; readonly cvv: string }

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
  /** The shop asked its customer: the tick on the page begins set. */
  readonly savesCard: boolean
  /** Charges a saved card by its token (`payment_keys`). */
  readonly paymentKey: string
  /** Tokens of saved cards that the page offers instead of typing one. */
  readonly cardTokens: readonly string[]
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

/** How it misbehaves from now on. Set through `POST /_control/misbehave`. */
export type Misbehaviour = {
  /** Milliseconds before a callback is sent; the browser does not wait for it. */
  readonly lateMs: number
  readonly lost: boolean
  /** How often each callback is sent. */
  readonly times: number
  /** Callbacks are held back and sent, last first, on `POST /_control/release`. */
  readonly reordered: boolean
  /** Added to the amount in callbacks, redirects and inquiries. */
  readonly amountOff: number
  readonly wrongSignature: boolean
  /**
   * Beside each callback, or alone if callbacks are `lost`, another one that is correctly signed and untrue (lies.ts).
   */
  readonly lie: Lie
  /** The charge, refund or intention is made, but the connection is cut instead of an answer. */
  readonly cutAnswer: 'none' | 'charge' | 'refund' | 'intention'
  /** API calls are answered with this HTTP status and change nothing; 0: off. */
  readonly failWith: number
  /** API calls are answered after this long. */
  readonly slowMs: number
  /** API calls are carried out, but answered with broken JSON. */
  readonly malformed: boolean
  /** A page whose time is over can still be paid. */
  readonly takesEnded: boolean
  /** Tokens of saved cards are no longer known: an intention with one is refused. */
  readonly refusesTokens: boolean
  /** Saved cards are not charged without their security code. */
  readonly asksSecurityCode: boolean
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
  refusesTokens: false,
  asksSecurityCode: false,
}

export function emptyBook(): Book {
  return {
    intentions: new Map(),
    transactions: new Map(),
    challenges: new Map(),
    requests: [],
    sent: [],
    misbehaviour: wellBehaved,
    // Numbers must not repeat after a restart, because the shop's database still has the old ones.
    lastId: Math.floor(Date.now() / 1000) * 1000,
  }
}

export function nextId(book: Book): number {
  book.lastId += 1
  return book.lastId
}

export type Lie = (typeof lies)[number]

/**
 * LIES: callbacks that are correctly signed and untrue, to test what the shop believes. Paymob sends none of them, but
 * anybody with one true message can make the shifted one, because the signed values are joined without a separator.
 */
export const lies = ['none', 'shifted', 'earlyPaid', 'wrongAmount', 'repeatedCharge'] as const
