import type { Settings } from '#platform/settings/settings.ts'
import type { Plug } from '#platform/work/ports.ts'
import { app } from './channels/app.ts'
import { mail } from './channels/mail.ts'
import { sms } from './channels/sms.ts'
import type { Channel, ChannelName } from './letter.ts'

/** Every way to reach a customer. */
export const channels: Readonly<Record<ChannelName, Channel>> = { mail, sms, app }
export const channelNames = Object.keys(channels) as readonly ChannelName[]

/** Plugs in who carries the messages of each channel. */
export function plugChannels(settings: Settings): readonly Plug[] {
  return Object.values(channels).flatMap(({ plug }) => plug?.(settings) ?? [])
}
