import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { setMood } from '#world/simulators/set-mood.ts'
import { type Book, wellBehaved } from './book.ts'
import type { MailEvents } from './mail-events.ts'
import type { MessagesOptions } from './options.ts'
import { messagesPage } from './page.ts'
import { tellNews } from './tell-news.ts'

const moodForm = z.object({
  of: z.enum(['all', 'smsmisr', 'twilio', 'whatsapp']),
  failWith: z.coerce.number().int().min(0).max(599),
  slowMs: z.coerce.number().int().min(0).max(600_000),
  cutAnswer: z.boolean(),
  fate: z.enum(['delivered', 'failed', 'nothing']),
  times: z.coerce.number().int().min(1).max(20),
  signature: z.enum(['right', 'wrong', 'none']),
})
const newsForm = z.object({
  id: z.string(),
  state: z.enum(['sent', 'delivered', 'read', 'failed', 'undelivered']),
  lang: z.enum(['ar', 'en']).optional(),
})
const mailForm = z.object({
  notice: z.string(),
  email: z.string(),
  event: z.enum(['delivered', 'open', 'bounce', 'blocked', 'dropped', 'spamreport']),
})
const language = z.object({ lang: z.enum(['ar', 'en']).default('ar').catch('ar') })

/** The simulator's own controls and the phone it plays; the real companies have none of this. */
export function control(app: FastifyInstance, book: Book, options: MessagesOptions, mail: MailEvents): void {
  app.get('/', async ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(messagesPage(book, language.parse(query).lang)),
  )
  setMood(app, book, wellBehaved, moodForm)
  app.post('/_control/news', async ({ body, headers }, reply) => {
    const form = newsForm.safeParse(body)
    if (!form.success) return reply.code(422).send(z.flattenError(form.error))
    const { id, state, lang } = form.data
    const found = book.messages.find((one) => one.id === id)
    if (!found) return reply.code(404).send({ message: 'no such message' })
    const isLost = state === 'failed' || state === 'undelivered'
    await tellNews(
      book,
      options,
      found,
      isLost && found.company === 'twilio' ? 'undelivered' : isLost ? 'failed' : state,
    )
    if (headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
      return reply.redirect(`/?lang=${lang ?? 'ar'}`, 303)
    return { sent: book.sent }
  })
  app.post('/_control/mail-event', async ({ body }, reply) => {
    const form = mailForm.safeParse(body)
    if (!form.success) return reply.code(422).send(z.flattenError(form.error))
    return { status: await mail.tell(options.shop, form.data) }
  })
  app.post('/_control/reset', async () => {
    book.mood = wellBehaved
    book.messages.length = 0
    book.requests.length = 0
    book.sent.length = 0
    return {}
  })
  app.get('/_control/messages', async () => ({ messages: book.messages }))
  app.get('/_control/requests', async () => ({ requests: book.requests }))
  app.get('/_control/sent', async () => ({ sent: book.sent }))
}
