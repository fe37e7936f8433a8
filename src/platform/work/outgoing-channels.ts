/**
 * The channels by which messages leave the shop. From this list follow the announcement of each (`mail.queued`) and its lane,
 * so that none slows another. How a channel writes and sends is in people/notices/channels.
 */
const list = {
  mail: { name: { ar: 'البريد', en: 'Mail' }, atOnce: 8, lateMinutes: 5 },
  sms: { name: { ar: 'الرسائل القصيرة', en: 'SMS' }, atOnce: 4, lateMinutes: 2 },
  whatsapp: { name: { ar: 'واتساب', en: 'WhatsApp' }, atOnce: 4, lateMinutes: 2 },
  push: { name: { ar: 'إشعارات المتصفح', en: 'Browser notifications' }, atOnce: 8, lateMinutes: 5 },
} as const

export type OutgoingChannel = keyof typeof list
type ChannelFacts = {
  readonly name: { readonly ar: string; readonly en: string }
  /** How many of its messages are sent at the same time, and after how long a message is late. */
  readonly atOnce: number
  readonly lateMinutes: number
}

export const outgoingChannels: Readonly<Record<OutgoingChannel, ChannelFacts>> = list
export const outgoingChannelNames = Object.keys(list) as readonly OutgoingChannel[]

export function isOutgoingChannel(name: string): name is OutgoingChannel {
  return Object.hasOwn(list, name)
}
