import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Book, isTooMany, isUndeliverable, keepMessage, type SimulatedMessage } from './book.ts'
import { cutAnswer, misbehave } from './misbehave.ts'
import type { MessagesOptions } from './options.ts'
import { tellNews } from './tell-news.ts'

type Fields = Readonly<Record<string, string | undefined>>

/** Twilio Messages: forms with the account in the path, JSON back, and signed news to the address of each message. */
export function twilioApi(app: FastifyInstance, book: Book, options: MessagesOptions): void {
  const { accountSid, authToken } = options.twilio
  const base = `/2010-04-01/Accounts/${accountSid}/Messages`
  const right = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`

  app.post(`${base}.json`, (request, reply) =>
    misbehave(book, 'twilio', reply, async () => {
      if (request.headers.authorization !== right) return problem(reply, 401, 20003, 'Authenticate')
      const { To: to = '', Body: text = '', StatusCallback: callback = null, ...rest } = request.body as Fields
      if (!/^\+\d{8,15}$/.test(to)) return problem(reply, 400, 21211, "Invalid 'To' Phone Number")
      if (!rest.From && !rest.MessagingServiceSid)
        return problem(reply, 400, 21603, "A 'From' phone number is required")
      if (text === '') return problem(reply, 400, 21602, 'Message body is required')
      if (isTooMany(to)) return problem(reply, 429, 20429, 'Too Many Requests')
      const id = `SM${randomBytes(16).toString('hex')}`
      const made = keepMessage(book, {
        id,
        company: 'twilio',
        to,
        text,
        code: null,
        at: now(),
        callback,
        state: 'queued',
      })
      if (book.mood.fate !== 'nothing') void tellFate(book, options, made)
      if (book.mood.cutAnswer) return cutAnswer(reply)
      return reply.code(201).send(json(made))
    }),
  )
  app.get<{ Params: { id: string } }>(`${base}/:id.json`, async ({ params, headers }, reply) => {
    if (headers.authorization !== right) return problem(reply, 401, 20003, 'Authenticate')
    const found = book.messages.find(({ id, company }) => company === 'twilio' && id === params.id)
    return found ? json(found) : problem(reply, 404, 20404, 'The requested resource was not found')
  })
}

async function tellFate(book: Book, options: MessagesOptions, message: SimulatedMessage): Promise<void> {
  const isLost = book.mood.fate === 'failed' || isUndeliverable(message.to)
  await tellNews(book, options, message, 'sent')
  await tellNews(book, options, message, isLost ? 'undelivered' : 'delivered')
}

const now = () => new Date().toISOString()

function json({ id, to, text, state }: SimulatedMessage) {
  return {
    sid: id,
    to,
    body: text,
    status: state,
    error_code: state === 'undelivered' ? 30003 : null,
    error_message: null,
  }
}

function problem(reply: FastifyReply, status: number, code: number, message: string): FastifyReply {
  return reply.code(status).send({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status })
}
