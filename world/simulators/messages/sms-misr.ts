import { randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Book, isTooMany, isUndeliverable, keepMessage } from './book.ts'
import { cutAnswer, misbehave } from './misbehave.ts'
import type { MessagesOptions } from './options.ts'

type Fields = Readonly<Record<string, string | undefined>>

/** SMS Misr: forms, errors with status 200 and a code of its own, names in either case, no news. */
export function smsMisrApi(app: FastifyInstance, book: Book, { smsMisr }: MessagesOptions): void {
  const wrongAccount = (fields: Fields) =>
    fields.username !== smsMisr.username || fields.password !== smsMisr.password
      ? '903'
      : fields.sender !== smsMisr.sender
        ? '904'
        : null

  app.post('/api/SMS/', (request, reply) =>
    misbehave(book, 'smsmisr', reply, async () => {
      const fields = request.body as Fields
      const fault = wrongAccount(fields) ?? faultOf(fields, fields.message, '909', 'language' in fields ? null : '910')
      if (fault) return { Code: `1${fault}` }
      return take(book, reply, fields, fields.message ?? '', null, 'code', '1901')
    }),
  )
  app.post('/api/OTP/', (request, reply) =>
    misbehave(book, 'smsmisr', reply, async () => {
      const fields = request.body as Fields
      const otp = fields.otp ?? ''
      const fault =
        wrongAccount(fields) ?? faultOf(fields, otp.length <= 10 ? otp : '', '908', fields.template ? null : '909')
      if (fault) return { code: `4${fault}` }
      return take(book, reply, fields, `[OTP] ${otp}`, otp, 'Code', '4901')
    }),
  )
  app.get('/api/Balance/', async () => ({ code: '6000', balance: 1000 }))
}

function faultOf(fields: Fields, text: string | undefined, noText: string, more: string | null): string | null {
  const { environment, mobile = '' } = fields
  if (environment !== '1' && environment !== '2') return '912'
  if (!/^20\d{10}$/.test(mobile) || isUndeliverable(mobile)) return '905'
  if (isTooMany(mobile)) return '907'
  return text ? more : noText
}

function take(
  book: Book,
  reply: FastifyReply,
  fields: Fields,
  text: string,
  code: string | null,
  name: string,
  ok: string,
) {
  const id = String(randomInt(10_000_000, 99_999_999))
  const to = `+${fields.mobile}`
  keepMessage(book, {
    id,
    company: 'smsmisr',
    to,
    text,
    code,
    at: new Date().toISOString(),
    callback: null,
    state: 'sent',
  })
  if (book.mood.cutAnswer) return cutAnswer(reply)
  return { [name]: ok, SMSID: Number(id), Cost: '0.19' }
}
