import type { Channel } from '#people/notices/letter.ts'
import { whatsappSender } from '#people/notices/notices.ports.ts'
import { plug } from '#platform/work/ports.ts'
import { phoneText } from './phone-text.ts'

/** By WhatsApp, to customers with a phone number: only the sentences, as a template takes them. */
export const whatsapp: Channel = {
  write: phoneText,
  plug: (open) => plug(whatsappSender, open.whatsapp),
  send: (ports, { id, to, text, locale, code }) => ports.get(whatsappSender).send({ id, to, text, locale, code }),
}
