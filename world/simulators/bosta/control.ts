import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { setMood } from '#world/simulators/set-mood.ts'
import { type Book, keepBook, wellBehaved } from './book.ts'
import { deliveryJson } from './delivery-json.ts'
import { dispatcherPage } from './page.ts'
import { pushDelivery, type StageName, setState, stages } from './push.ts'
import { releaseNews } from './send-news.ts'

const moodForm = z.object({
  lateMs: z.coerce.number().int().min(0).max(600_000),
  lost: z.boolean(),
  times: z.coerce.number().int().min(1).max(20),
  reordered: z.boolean(),
  auth: z.enum(['right', 'wrong', 'none']),
  lie: z.enum(['none', 'delivered']),
  cutAnswer: z.enum(['none', 'create', 'terminate']),
  failWith: z.coerce.number().int().min(0).max(599),
  failTimes: z.coerce.number().int().min(0).max(1000),
  slowMs: z.coerce.number().int().min(0).max(600_000),
  malformed: z.boolean(),
  unserved: z.boolean(),
})
const pushForm = z.looseObject({
  trackingNumber: z.string(),
  stage: z.enum(Object.keys(stages) as [StageName, ...StageName[]]).optional(),
  /** Instead of a stage: any state at all. */
  code: z.coerce.number().int().optional(),
  reason: z.string().max(200).optional(),
  lang: z.enum(['ar', 'en']).optional(),
})
const language = z.object({ lang: z.enum(['ar', 'en']).default('en').catch('en') })

/** The simulator's own controls and its dispatcher's page; the real Bosta has none of this. */
export function control(app: FastifyInstance, book: Book): void {
  app.get('/', async ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(dispatcherPage(book, language.parse(query).lang)),
  )
  setMood(app, book, wellBehaved, moodForm)
  app.post('/_control/push', async ({ body, headers }, reply) => {
    const form = pushForm.safeParse(body)
    if (!form.success) return reply.code(422).send(z.flattenError(form.error))
    const { trackingNumber, stage, code, reason, lang } = form.data
    const delivery = book.deliveries.get(trackingNumber)
    if (!delivery) return reply.code(404).send({ message: 'no such delivery' })
    if (code !== undefined) await setState(book, delivery, { codes: [code], ...(reason && { reason }) })
    else if (stage) await pushDelivery(book, delivery, stage, reason)
    if (headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
      return reply.redirect(`/?lang=${lang ?? 'en'}`, 303)
    return { delivery: deliveryJson(delivery) }
  })
  app.post('/_control/release', async () => {
    await releaseNews(book)
    return { sent: book.sent }
  })
  app.post('/_control/reset', async () => {
    book.mood = wellBehaved
    book.deliveries.clear()
    book.requests.length = 0
    book.sent.length = 0
    keepBook(book)
    return {}
  })
  app.get('/_control/requests', async () => ({ requests: book.requests }))
  app.get('/_control/news', async () => ({ sent: book.sent }))
  app.get('/_control/deliveries', async () => ({ deliveries: [...book.deliveries.values()].map(deliveryJson) }))
}
