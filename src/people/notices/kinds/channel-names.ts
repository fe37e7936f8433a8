import type { ChannelName } from '#people/notices/channel-name.ts'
import { m } from '#words/messages.js'

const names: Readonly<Record<string, () => string>> = {
  mail: m.notices_channel_mail,
  app: m.notices_channel_app,
  sms: m.notices_channel_sms,
  whatsapp: m.notices_channel_whatsapp,
  push: m.notices_channel_push,
}

/** What a channel is called for people. */
export function channelText(channel: ChannelName): string {
  return names[channel]?.() ?? channel
}
