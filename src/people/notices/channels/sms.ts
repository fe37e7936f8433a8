import type { Channel } from '#people/notices/letter.ts'
import { smsSender } from '#people/notices/notices.ports.ts'
import { noSmsSender, outboxSmsSender } from '#people/notices/outbox-adapters.ts'
import { plug } from '#platform/work/ports.ts'

/** By SMS, to customers with a phone number: only the sentences. */
export const sms: Channel = {
  write: ({ phone }, { paragraphs, code }) =>
    phone
      ? { to: phone, subject: '', text: [...paragraphs, ...(code === undefined ? [] : [code])].join('\n'), html: null }
      : null,
  plug: ({ isProduction }) => plug(smsSender, isProduction ? noSmsSender : outboxSmsSender),
  send: (ports, { id, to, text }) => ports.get(smsSender).send({ id, to, text }),
}
