import { sayMoment } from '#platform/values/say-date.ts'
import { isOutgoingChannel, outgoingChannels } from '#platform/work/outgoing-channels.ts'
import type { Locale } from '#platform/work/work.ts'
import { mainSite } from '#sites/sites.ts'
import type { OutboxRow } from './read-outbox.ts'

export type ShownRow = {
  readonly id: string
  /** What its channel is called; null in the app. */
  readonly channel: string | null
  readonly recipient: string
  readonly locale: string
  readonly title: string
  readonly state: 'sent' | 'waiting' | 'failed'
  readonly at: string
  readonly error: string | null
}

/** A message in the list of the outbox; an SMS has no subject, so its first words are used. */
export function toShownRow(row: OutboxRow, locale: Locale): ShownRow {
  return {
    id: row.id,
    channel: isOutgoingChannel(row.channel) ? outgoingChannels[row.channel].name[locale] : null,
    recipient: row.recipient,
    locale: row.locale,
    title: row.subject || row.text.slice(0, 80),
    state: row.sentAt ? 'sent' : row.error ? 'failed' : 'waiting',
    at: sayMoment(row.queuedAt, locale, mainSite),
    error: row.error,
  }
}
