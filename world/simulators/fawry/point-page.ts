import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { type Book, orderWith } from './book.ts'
import { canBePaid, expireOrders, pay } from './change-order.ts'
import type { FawrySimulatorOptions } from './options.ts'
import { languageOf, pointView } from './page.ts'

const form = z.object({
  code: z.string().trim().default(''),
  choice: z.enum(['find', 'pay', 'payLate']).default('find'),
})

/** A Fawry point: a shop's counter, where the customer gives a code and pays cash. */
export function pointPage(app: FastifyInstance, book: Book, options: FawrySimulatorOptions): void {
  app.get('/atfawry/point', async (request, reply) => {
    const { code } = form.parse(request.query ?? {})
    const order = code ? orderWith(book, code) : undefined
    const fault = code && !order ? 'unknownCode' : order && !canBePaid(book, order) ? 'notPayable' : null
    return html(
      reply,
      pointView({ language: languageOf(request), self: request.url, code, order, fault, isPaid: false }),
    )
  })

  app.post('/atfawry/point', async (request, reply) => {
    await expireOrders(book, options)
    const { code, choice } = form.parse(request.body ?? {})
    const order = orderWith(book, code)
    const view = { language: languageOf(request), self: request.url, code, order }
    if (!order) return html(reply.code(404), pointView({ ...view, fault: 'unknownCode', isPaid: false }))
    if (!canBePaid(book, order))
      return html(reply.code(409), pointView({ ...view, fault: 'notPayable', isPaid: false }))
    if (choice === 'find') return html(reply, pointView({ ...view, fault: null, isPaid: false }))
    await pay(book, options, order, 'PAYATFAWRY')
    return html(reply, pointView({ ...view, fault: null, isPaid: true }))
  })
}

function html(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
}
