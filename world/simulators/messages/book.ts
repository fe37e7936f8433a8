export type SimulatedCompany = 'smsmisr' | 'twilio' | 'whatsapp'
export type SimulatedMessage = {
  readonly id: string
  readonly company: SimulatedCompany
  readonly to: string
  readonly text: string
  readonly code: string | null
  readonly at: string
  /** Where its news go: an address of its own, or what was sent along. */
  readonly callback: string | null
  state: string
}

/** How it misbehaves from now on. Set through `POST /_control/mood`. */
export type Mood = {
  /** One company alone, or all. */
  readonly of: SimulatedCompany | 'all'
  /** Calls are answered with this HTTP status and take nothing; 0: off. */
  readonly failWith: number
  readonly slowMs: number
  /** The message is taken, but the connection is cut instead of an answer. */
  readonly cutAnswer: boolean
  /** What becomes of each message by itself; `nothing`: only by the page's buttons. */
  readonly fate: 'delivered' | 'failed' | 'nothing'
  /** How often each news is sent, and how it is signed. */
  readonly times: number
  readonly signature: 'right' | 'wrong' | 'none'
}

export const wellBehaved: Mood = {
  of: 'all',
  failWith: 0,
  slowMs: 0,
  cutAnswer: false,
  fate: 'delivered',
  times: 1,
  signature: 'right',
}

type SentNews = { readonly id: string; readonly state: string; readonly status: number | null }

/** Everything the simulator remembers. */
export type Book = {
  readonly messages: SimulatedMessage[]
  readonly requests: { readonly path: string; readonly body: unknown }[]
  readonly sent: SentNews[]
  mood: Mood
  lastNumber: number
}

export function openBook(): Book {
  return { messages: [], requests: [], sent: [], mood: wellBehaved, lastNumber: 0 }
}

export function keepMessage(book: Book, message: SimulatedMessage): SimulatedMessage {
  book.messages.unshift(message)
  if (book.messages.length > 200) book.messages.pop()
  return message
}

export const isUndeliverable = (to: string): boolean => to.endsWith('9999')
export const isTooMany = (to: string): boolean => to.endsWith('8888')
