import type { Mailer, SmsSender } from './notices.ports.ts'

/** Development: nothing leaves this machine; "sent" messages are read at /dev/outbox, from the notices themselves. */
export const outboxMailer: Mailer = { isOutbox: true, send: async () => undefined }
export const outboxSmsSender: SmsSender = { send: async () => undefined }

/** If no SMS provider is configured: the notice stays, with this as its error. */
export const noSmsSender: SmsSender = {
  send: async () => {
    throw new Error('No SMS provider is set up')
  },
}
