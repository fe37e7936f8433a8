import formbody from '@fastify/formbody'
import fastify from 'fastify'
import type { MessageAccounts } from '#people/notices/providers/accounts.ts'
import { openBook } from './book.ts'
import { control } from './control.ts'
import { openMailEvents } from './mail-events.ts'
import type { MessagesOptions } from './options.ts'
import { smsMisrApi } from './sms-misr.ts'
import { twilioApi } from './twilio.ts'
import { twilioVerifyApi } from './twilio-verify.ts'
import { whatsappApi } from './whatsapp.ts'

export type MessagesSimulator = {
  /** The page where the messages are read. */
  readonly page: string
  readonly accounts: MessageAccounts
  readonly close: () => Promise<void>
}

/** Starts a stand-in for SMS Misr, Twilio, WhatsApp and SendGrid's events. Only for development and tests: it reaches no phone. */
export async function startMessagesSimulator(options: MessagesOptions): Promise<MessagesSimulator> {
  const [book, mail] = [openBook(), openMailEvents()]
  const app = fastify({ forceCloseConnections: true })
  await app.register(formbody)
  app.addHook('preHandler', async (request) => {
    if (request.url === '/' || request.url.startsWith('/_control')) return
    book.requests.push({ path: request.url, body: request.body ?? null })
    if (book.requests.length > 1_000) book.requests.shift()
  })
  smsMisrApi(app, book, options)
  twilioApi(app, book, options)
  twilioVerifyApi(app, book, options)
  whatsappApi(app, book, options)
  control(app, book, options, mail)
  const origin = await app.listen({ port: options.port, host: '127.0.0.1' })
  return { page: origin, accounts: accountsAt(origin, options, mail.publicKey), close: () => app.close() }
}

function accountsAt(host: string, options: MessagesOptions, sendgridKey: string): MessageAccounts {
  const { smsMisr, twilio, whatsapp, shop } = options
  return {
    smsMisr: { ...smsMisr, host, codeTemplate: '', isTest: false },
    twilio: { ...twilio, host, from: 'Marsa', verifyService: '', verifyHost: host, newsOrigin: shop },
    whatsapp: { ...whatsapp, host: `${host}/v25.0`, codeTemplate: 'marsa_code', textTemplate: 'marsa_news' },
    sendgridKey,
    mailgunKey: null,
    push: { keys: null, simulated: [] },
  }
}
