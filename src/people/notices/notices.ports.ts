import { definePort } from '#platform/work/ports.ts'
import type { Locale } from '#platform/work/work.ts'
import type { PushService } from './push/push-service.ts'
import type { UnsubscribeTokens } from './unsubscribe/unsubscribe-token.ts'

export type Mail = {
  /** The notice's id; the same mail sent twice has the same id, so that mail servers may drop the second one. */
  readonly id: string
  readonly to: string
  readonly locale: Locale
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where answers go; else to nobody. */
  readonly replyTo?: string | null
  /** The Message-IDs that it belongs with. */
  readonly thread?: string | null
  /** Where one press stops mails like this; none where they may not be stopped. */
  readonly unsubscribe?: string
}
/** A message to a phone. */
export type PhoneMessage = {
  readonly id: string
  readonly to: string
  readonly text: string
  readonly locale: Locale
  /** The one-time code in it: some providers send codes by a way of their own. */
  readonly code: string | null
}

/** What a provider said to a message. */
export type SendAnswer =
  | { readonly kind: 'accepted'; readonly provider: string; readonly providerId: string | null }
  /** It will never take this one. */
  | { readonly kind: 'refused'; readonly why: string }
  /** It has surely not taken it, and may later. */
  | { readonly kind: 'later'; readonly why: string }
  /** It may have taken it. */
  | { readonly kind: 'unknown'; readonly why: string }

/** Resolves when the other side has accepted the message; throws if it has not. */
export type Mailer = {
  readonly send: (mail: Mail) => Promise<void>
  /** Nothing is sent: messages are read here (development). */
  readonly isOutbox?: boolean
}
export type PhoneSender = {
  readonly send: (message: PhoneMessage) => Promise<SendAnswer>
  /** What became of an accepted message, where its provider can be asked. */
  readonly ask?: (providerId: string) => Promise<Omit<MessageNews, 'noticeId'> | null>
  /** Tells a provider of codes that the one it sent to this number was entered; false: to be told again. */
  readonly tellEntered?: (phone: string) => Promise<boolean>
}

/** What became of a message, as its provider tells it; news may come twice and in any order. */
export type MessageNews = {
  /** Our own id, which we sent along. */
  readonly noticeId: string
  readonly state: 'sent' | 'delivered' | 'read' | 'failed' | 'bounced' | 'softBounced' | 'complained'
  readonly why: string | null
  /** The address that bounced or complained, for mail. */
  readonly address?: string
}
/** Something a provider posted to us, as it came. */
type ReceivedNews = {
  readonly rawBody: Buffer
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The path and query that were asked. */
  readonly path: string
  readonly now: Date
}
/** Reads signed news of messages; null if they are not signed by this provider. */
export type NewsReader = {
  readonly read: (received: ReceivedNews) => readonly MessageNews[] | null
  /** What counts once, where a signature does not cover the news themselves. */
  readonly keyOf?: (rawBody: Buffer) => string | null
  /** The answer to a provider that asks whether this address is ours; null if it is not. */
  readonly answerHandshake?: (query: Readonly<Record<string, string | undefined>>) => string | null
}
/** A kind of message that cannot be sent here: its channel, and the countries' prefixes; none for mail. */
export type Missing = { readonly channel: 'mail' | 'sms' | 'whatsapp'; readonly country: string | null }
export type MessageCompanies = {
  readonly readers: Readonly<Record<string, NewsReader>>
  readonly missing: readonly Missing[]
  /** Whether a code can go out by this channel to this number. */
  readonly reaches: (channel: 'sms' | 'whatsapp', phone: string) => boolean
}

export const mailer = definePort<Mailer>('mailer')
export const smsSender = definePort<PhoneSender>('smsSender')
export const whatsappSender = definePort<PhoneSender>('whatsappSender')
export const pushService = definePort<PushService>('pushService')
export const unsubscribeTokens = definePort<UnsubscribeTokens>('unsubscribeTokens')
export const messageCompanies = definePort<MessageCompanies>('messageCompanies')
