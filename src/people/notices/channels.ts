import { type Plug, plug } from '#platform/work/ports.ts'
import type { ChannelName } from './channel-name.ts'
import { app } from './channels/app.ts'
import { mail } from './channels/mail.ts'
import { push } from './channels/push.ts'
import { sms } from './channels/sms.ts'
import { whatsapp } from './channels/whatsapp.ts'
import type { Channel } from './letter.ts'
import { messageCompanies } from './notices.ports.ts'
import type { OpenCompanies } from './providers/open-companies.ts'

/** Every way to reach a customer. */
export const channels: Readonly<Record<ChannelName, Channel>> = { mail, app, push, sms, whatsapp }
export const channelNames = Object.keys(channels) as readonly ChannelName[]

/** Plugs in who carries the messages of each channel, and who reads the news of them. */
export function plugChannels(open: OpenCompanies): readonly Plug[] {
  const senders = Object.values(channels).flatMap((channel) => channel.plug?.(open) ?? [])
  return [...senders, plug(messageCompanies, open.companies)]
}
