import type { JobContext } from '#platform/background/jobs.ts'
import type { Plug, Ports } from '#platform/work/ports.ts'
import type { Locale } from '#platform/work/work.ts'
import type { ChannelName } from './channel-name.ts'
import type { MessageKind } from './kinds/message-kinds.ts'
import type { SendAnswer } from './notices.ports.ts'
import type { OpenCompanies } from './providers/open-companies.ts'

/** The customer who gets a letter, and how they can be reached. */
export type Reader = {
  /** The customer's id; of a reader without an account any other. */
  readonly id: string
  readonly email: string
  readonly phone?: string | null
  readonly locale: Locale
}

/** A message to a customer, worded by its room in the reader's language; it contains no markup. */
export type Letter = {
  /** Names the occasion: one message per channel, however often it is asked for. */
  readonly key: string
  /** What kind of message it is: by which channels it may come, and what its reader may switch off (`kinds/`). */
  readonly kind: MessageKind
  /** By these channels, where its reader has not switched them off; otherwise by those that are usual for its kind. */
  readonly by?: readonly ChannelName[]
  readonly subject: string
  /** The heading of a mail, if it differs from the subject. */
  readonly title?: string
  readonly hello?: string
  /** What it is about, beside the name of the shop: an order's number. */
  readonly heading?: string
  readonly paragraphs: readonly string[]
  readonly goods?: LetterGoods
  readonly rows?: LetterRows
  /** Shown large and left to right: a pickup code, a payment number. */
  readonly code?: string
  readonly action?: { readonly text: string; readonly url: string }
  /** Where it leads, without language, if it has no button. */
  readonly path?: string
  /** A rule that matters now, below the button. */
  readonly afterAction?: string
  readonly footer: string
  /** What it is about, for support: identifiers only. */
  readonly about: Readonly<Record<string, string>>
  /** The secret part of its link: stored only until the message is sent. */
  readonly secret?: string
  /** It is not sent later than this: a code that has ended helps nobody. */
  readonly goodUntil?: Date
  /** Where answers by mail go, and the Message-IDs that it belongs with. */
  readonly answers?: { readonly to: string; readonly thread: readonly string[] }
}

/** The goods that a letter is about: their pictures, how far they are, and each of them. */
export type LetterGoods = {
  /** `isThere`: they have come to that part, and are not only on their way to it. */
  readonly way: { readonly parts: readonly string[]; readonly at: number; readonly isThere: boolean } | null
  /** When they are expected. */
  readonly when: string | null
  /** What comes next, and by what they will hear of it. */
  readonly next: string | null
  readonly lines: readonly {
    readonly title: string
    readonly note: string | null
    readonly state: string
    /** It is where it should be by now. */
    readonly isGood: boolean
    /** Its whole address, from our picture proxy. */
    readonly picture: string | null
  }[]
  /** That there are more than these. */
  readonly more: string | null
  /** What was paid for them. */
  readonly total?: { readonly label: string; readonly amount: string }
}

/** Amounts of a letter, line by line. */
export type LetterRows = {
  readonly title: string
  readonly rows: readonly { readonly label: string; readonly amount: string; readonly why: string | null }[]
  readonly note: string
}

/** A message in the form of one channel. */
export type Message = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
}

type QueuedMessage = Message & {
  readonly id: string
  readonly locale: Locale
  /** Where one press stops mails like this; null where they may not be stopped. */
  readonly unsubscribe?: string | null
  /** The one-time code in it, if its secret is one. */
  readonly code: string | null
  readonly replyTo: string | null
  readonly thread: string | null
}

/** One way to reach a customer. A new one is a file in `channels/`, a line in `channels.ts` and one in the list of outgoing channels. */
export type Channel = {
  /** The letter for this reader; null if they cannot be reached by this channel. */
  readonly write: (reader: Reader, letter: Letter) => Message | null
  /** Gives it to the provider, and answers or throws what it said. Null: it has arrived with the commit. */
  readonly send: ((ports: Ports, message: QueuedMessage, job: JobContext) => Promise<SendAnswer>) | null
  /** Who carries its messages here, by the settings; nobody where they do not leave. */
  readonly plug?: (open: OpenCompanies) => Plug
  /** Whether the message stays readable here after it was sent (development). */
  readonly keeps?: (ports: Ports) => boolean
}
