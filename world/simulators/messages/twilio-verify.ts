import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Book, isTooMany, isUndeliverable, keepMessage } from './book.ts'
import { cutAnswer, misbehave } from './misbehave.ts'
import type { MessagesOptions } from './options.ts'

type Fields = Readonly<Record<string, string | undefined>>

/** Twilio Verify with custom codes: a verification of each number, and the news that its code was entered. */
export function twilioVerifyApi(
  app: FastifyInstance,
  book: Book,
  { twilio: { accountSid, authToken } }: MessagesOptions,
) {
  const right = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const pending = new Map<string, string>()

  app.post<{ Params: { service: string } }>('/v2/Services/:service/Verifications', (request, reply) =>
    misbehave(book, 'twilio', reply, async () => {
      if (request.headers.authorization !== right) return problem(reply, 401, 20003, 'Authenticate')
      const { To: to = '', Channel: channel, CustomCode: code = '' } = request.body as Fields
      if (!/^VA\w{32}$/.test(request.params.service)) return problem(reply, 404, 20404, 'Service not found')
      if (!/^\+\d{8,15}$/.test(to) || channel !== 'sms' || !/^\d{4,10}$/.test(code))
        return problem(reply, 400, 60200, 'Invalid parameter')
      if (isUndeliverable(to)) return problem(reply, 403, 60410, 'Verification delivery blocked')
      if (isTooMany(to)) return problem(reply, 429, 60203, 'Max send attempts reached')
      const id = `VE${randomBytes(16).toString('hex')}`
      pending.set(to, id)
      const message = { id, company: 'twilio', to, text: '', code, at: new Date().toISOString() } as const
      keepMessage(book, { ...message, callback: null, state: 'pending' })
      if (book.mood.cutAnswer) return cutAnswer(reply)
      return reply
        .code(201)
        .send({ sid: id, service_sid: request.params.service, to, channel, status: 'pending', valid: false })
    }),
  )
  app.post<{ Params: { service: string; to: string } }>('/v2/Services/:service/Verifications/:to', (request, reply) =>
    misbehave(book, 'twilio', reply, async () => {
      if (request.headers.authorization !== right) return problem(reply, 401, 20003, 'Authenticate')
      const { Status: status } = request.body as Fields
      const id = pending.get(request.params.to)
      if (!id) return problem(reply, 404, 20404, 'The requested resource was not found')
      if (status !== 'approved') return problem(reply, 400, 60200, 'Invalid parameter')
      pending.delete(request.params.to)
      const found = book.messages.find((message) => message.id === id)
      if (found) found.state = 'approved'
      return { sid: id, to: request.params.to, status: 'approved', valid: true }
    }),
  )
}

function problem(reply: FastifyReply, status: number, code: number, message: string): FastifyReply {
  return reply.code(status).send({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status })
}
