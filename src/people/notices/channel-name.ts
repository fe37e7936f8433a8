import type { OutgoingChannel } from '#platform/work/outgoing-channels.ts'

/** A way to reach a customer: out of the shop, or in their account. */
export type ChannelName = OutgoingChannel | 'app'
