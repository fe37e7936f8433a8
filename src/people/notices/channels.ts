import { app } from './channels/app.ts'
import { mail } from './channels/mail.ts'
import { sms } from './channels/sms.ts'
import type { Channel, ChannelName } from './letter.ts'

/** Every way to reach a customer. */
export const channels: Readonly<Record<ChannelName, Channel>> = { mail, sms, app }
