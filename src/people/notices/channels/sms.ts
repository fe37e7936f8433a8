import type { Channel } from '#people/notices/letter.ts'
import { smsSender } from '#people/notices/notices.ports.ts'
import { plug } from '#platform/work/ports.ts'
import { phoneText } from './phone-text.ts'

/** By SMS, to customers with a phone number: only the sentences. */
export const sms: Channel = {
  write: phoneText,
  plug: (open) => plug(smsSender, open.sms),
  send: (ports, { id, to, text, locale, code }) => ports.get(smsSender).send({ id, to, text, locale, code }),
}
