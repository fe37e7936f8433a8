import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Book, FawryOrder } from './book.ts'
import { canBePaid, expireOrders, fail, pay } from './change-order.ts'
import { newsOf } from './notify.ts'
import type { FawrySimulatorOptions } from './options.ts'
import { cardView, codeView, goneView, languageOf, plansView, valuView } from './page.ts'
import { cards, valuPlans, verdictOn } from './test-data.ts'

const form = z.object({
  choice: z.enum(['pay', 'decline', 'insufficientFunds', 'valu', 'plan', 'confirm', 'giveUp']).default('pay'),
  number: z.string().default(''),
  expiry: z.string().default(''),
  cvv: z.string().default(''),
  months: z.coerce.number().default(0),
  valuCode: z.string().trim().default(''),
  code: z.string().trim().default(''),
})
type Posted = z.infer<typeof form>

const mostWrongCodes = 3
const rightCode = '123456'

/** Fawry's own page: cards, bank instalments, and valU with its code, plans and one-time code. */
export function hostedPage(app: FastifyInstance, book: Book, options: FawrySimulatorOptions): void {
  app.get<{ Params: { key: string } }>('/atfawry/pay/:key', async (request, reply) => {
    await expireOrders(book, options)
    const order = orderOf(book, request.params.key)
    const language = languageOf(request, order)
    if (!order || !canBePaid(book, order)) return html(reply.code(410), goneView(language, order?.returnUrl ?? null))
    const view = { language, self: request.url, order, fault: null }
    return html(reply, order.method === 'VALU' ? valuView(view) : cardView(view))
  })

  app.post<{ Params: { key: string } }>('/atfawry/pay/:key', async (request, reply) => {
    await expireOrders(book, options)
    const order = orderOf(book, request.params.key)
    const language = languageOf(request, order)
    if (!order || !canBePaid(book, order)) return html(reply.code(410), goneView(language, order?.returnUrl ?? null))
    const posted = form.parse(request.body ?? {})
    if (posted.choice === 'giveUp') return reply.redirect(order.returnUrl ?? '/', 303)
    return order.method === 'VALU' ? payByValu(order, posted, request, reply) : payByCard(order, posted, reply)
  })

  async function payByCard(order: FawryOrder, posted: Posted, reply: FastifyReply) {
    const verdict = verdictOn(posted)
    if (verdict === 'approved') await pay(book, options, order, order.method || 'CARD')
    else await fail(book, options, order, cards.failures[verdict])
    return leave(order, reply)
  }

  async function payByValu(order: FawryOrder, posted: Posted, request: FastifyRequest, reply: FastifyReply) {
    const view = { language: languageOf(request, order), self: request.url, order }
    if (posted.choice === 'plan') return html(reply, codeView({ ...view, fault: null, months: posted.months }))
    if (posted.choice !== 'confirm') {
      const fault = faultOfCode(posted.valuCode)
      if (fault) return html(reply.code(422), valuView({ ...view, fault }))
      return html(reply, plansView({ ...view, fault: null, plans: valuPlans(order.amount) }))
    }
    if (posted.code === rightCode) {
      await pay(book, options, order, 'VALU')
      return leave(order, reply)
    }
    order.wrongCodes += 1
    if (order.wrongCodes < mostWrongCodes)
      return html(reply.code(422), codeView({ ...view, fault: 'wrongCode', months: posted.months }))
    await fail(book, options, order, 'VALU_WRONG_CODE')
    return leave(order, reply)
  }

  // The browser returns with the answer of the charge: only a hint for the shop.
  function leave(order: FawryOrder, reply: FastifyReply): FastifyReply {
    const url = new URL(order.returnUrl ?? options.origin())
    const news = newsOf(book, order, options.secureKey)
    url.searchParams.set('type', 'ChargeResponse')
    url.searchParams.set('referenceNumber', order.fawryRef)
    for (const name of [
      'merchantRefNumber',
      'orderAmount',
      'paymentAmount',
      'fawryFees',
      'orderStatus',
      'paymentMethod',
    ])
      url.searchParams.set(name, String(news[name]))
    url.searchParams.set('statusCode', order.status === 'PAID' ? '200' : '9960')
    url.searchParams.set('signature', String(news.messageSignature))
    return reply.redirect(url.href, 303)
  }
}

function faultOfCode(code: string): 'unknownCustomer' | 'limitTooLow' | null {
  if (!/^VAL-\w+$/.test(code) || code === 'VAL-404') return 'unknownCustomer'
  return code === 'VAL-LOW' ? 'limitTooLow' : null
}

function orderOf(book: Book, key: string): FawryOrder | undefined {
  return [...book.orders.values()].find((order) => order.pageKey === key && order.returnUrl !== null)
}

function html(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
}
