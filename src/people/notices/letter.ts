import type { Settings } from '#platform/settings/settings.ts'
import type { OutgoingChannel } from '#platform/work/outgoing-channels.ts'
import type { Plug, Ports } from '#platform/work/ports.ts'
import type { Locale } from '#platform/work/work.ts'

/** The customer whom a letter is for, and how they can be reached. */
export type Reader = {
  readonly id: string
  readonly email: string
  readonly phone?: string | null
  readonly locale: Locale
}

/** What a customer is told, worded by its room in the reader's language; nothing in it is markup. */
export type Letter = {
  /** Names the occasion: told once on each channel, however often asked. */
  readonly key: string
  /** The channels it goes by; by mail alone where nothing is said. */
  readonly by?: readonly ChannelName[]
  readonly subject: string
  /** The heading of a mail, where it is not the subject. */
  readonly title?: string
  readonly hello?: string
  readonly paragraphs: readonly string[]
  /** Shown large and left to right: a pickup code, a payment number. */
  readonly code?: string
  readonly action?: { readonly text: string; readonly url: string }
  readonly footer: string
  /** What it is about, for support: identifiers only. */
  readonly about: Readonly<Record<string, string>>
  /** The part of its link that opens something: kept only until it is sent. */
  readonly secret?: string
}

export type ChannelName = OutgoingChannel | 'app'

/** A message as one channel carries it. */
export type Message = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
}

type QueuedMessage = Message & { readonly id: string; readonly locale: Locale }

/** One way to reach a customer. A new one is a file in `channels/`, a line in `channels.ts` and one in the list of outgoing channels. */
export type Channel = {
  /** The letter for this reader; null where they cannot be reached this way. */
  readonly write: (reader: Reader, letter: Letter) => Message | null
  /** Hands it to the provider, and throws what the provider says. Null: it has arrived with the commit. */
  readonly send: ((ports: Ports, message: QueuedMessage) => Promise<void>) | null
  /** Who carries its messages here, by the settings; nobody where they do not leave. */
  readonly plug?: (settings: Settings) => Plug
  /** Whether the message stays readable here although it was sent (development). */
  readonly keeps?: (ports: Ports) => boolean
}
