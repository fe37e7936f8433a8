import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { type Book, isTooMany, isUndeliverable, keepMessage } from './book.ts'
import { cutAnswer, misbehave } from './misbehave.ts'
import type { MessagesOptions } from './options.ts'
import { tellNews } from './tell-news.ts'

const text = z.object({
  type: z.literal('text'),
  text: z
    .string()
    .min(1)
    .max(1024)
    .regex(/^[^\n\t]*$/),
})
const messageForm = z.object({
  messaging_product: z.literal('whatsapp'),
  to: z.string().regex(/^\d{8,15}$/),
  type: z.literal('template'),
  template: z.object({
    name: z.string().min(1),
    language: z.object({ code: z.enum(['ar', 'en']) }),
    components: z.array(z.object({ type: z.enum(['body', 'button']), parameters: z.array(text).min(1) })),
  }),
  biz_opaque_callback_data: z.string().max(512).optional(),
})

/** WhatsApp Cloud API: templates alone, and news to the one address of the app, signed over the raw body. */
export function whatsappApi(app: FastifyInstance, book: Book, options: MessagesOptions): void {
  const { phoneNumberId, token } = options.whatsapp
  app.post(`/v25.0/${phoneNumberId}/messages`, (request, reply) =>
    misbehave(book, 'whatsapp', reply, async () => {
      if (request.headers.authorization !== `Bearer ${token}`)
        return problem(reply, 401, 190, 'Invalid OAuth access token.')
      const form = messageForm.safeParse(request.body)
      if (!form.success) return problem(reply, 400, 100, z.prettifyError(form.error))
      const { to, template, biz_opaque_callback_data: callback = null } = form.data
      if (isTooMany(to)) return problem(reply, 429, 130429, 'Rate limit hit')
      if (/9998$/.test(to)) return problem(reply, 400, 131026, 'Message undeliverable')
      const [body, button] = template.components
      const said = body?.parameters[0]?.text ?? ''
      const id = `wamid.${randomBytes(18).toString('base64url')}`
      const code = button ? said : null
      const at = new Date().toISOString()
      const message = {
        id,
        company: 'whatsapp' as const,
        to: `+${to}`,
        text: `[${template.name}] ${said}`,
        code,
        at,
        callback,
      }
      const made = keepMessage(book, { ...message, state: 'accepted' })
      if (book.mood.fate !== 'nothing') {
        const isLost = book.mood.fate === 'failed' || isUndeliverable(to)
        void tellNews(book, options, made, 'sent').then(() =>
          tellNews(book, options, made, isLost ? 'failed' : 'delivered'),
        )
      }
      if (book.mood.cutAnswer) return cutAnswer(reply)
      return {
        messaging_product: 'whatsapp',
        contacts: [{ input: to, wa_id: to }],
        messages: [{ id, message_status: 'accepted' }],
      }
    }),
  )
}

function problem(reply: FastifyReply, status: number, code: number, message: string): FastifyReply {
  const error = { message: `(#${code}) ${message}`, type: 'OAuthException', code, fbtrace_id: 'A1b2' }
  return reply.code(status).send({ error })
}
