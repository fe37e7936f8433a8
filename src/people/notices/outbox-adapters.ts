import type { Mailer, PhoneSender } from './notices.ports.ts'

/** Development: nothing leaves this machine; "sent" messages are read at /dev/outbox, from the notices themselves. */
export const outboxMailer: Mailer = { isOutbox: true, send: async () => undefined }
export const outboxSmsSender: PhoneSender = {
  send: async () => ({ kind: 'accepted', provider: 'outbox', providerId: null }),
}

/** If no provider is set up: the message falls over to another channel, or stays with this as its error. */
export const noPhoneSender: PhoneSender = {
  send: async () => ({ kind: 'refused', why: 'No provider is set up' }),
}
