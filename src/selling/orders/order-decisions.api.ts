import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorBody } from '#platform/http/answer-error.ts'
import { moneyJson } from '#platform/values/amounts/money-json.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import { cancelOrder } from './cancel-order.ts'
import { cancelForm } from './cancel-reasons.ts'
import { completeInfo } from './complete-info.ts'
import { completedData } from './items/item-data.ts'
import { findOrder } from './items/lock-order.ts'
import { acceptChange } from './money/accept-change.ts'
import { readCancelRefund } from './money/cancel-refund.ts'
import { decideHold, holdDecisions } from './money/decide-hold.ts'
import { orderJson, orderShape } from './order-json.ts'
import { readOrder } from './read-order.ts'

const customer = { access: 'customer' } as const
const tags = ['orders']
const byNumber = z.object({ number: z.string().max(40) })
const keyed = z.object({ 'idempotency-key': z.string().max(255).default('') })
const answer = { 200: z.object({ data: orderShape }), default: errorBody }
const ids = z.array(z.string().refine(isId)).min(1).max(100)

/** What a cancellation gives back, in the order's currency; `total` is `card`, `cash` and `valu` together. */
const refundShape = z.object({
  currency: z.string(),
  total: moneyJson,
  card: moneyJson,
  cash: moneyJson,
  valu: moneyJson,
  methodFees: moneyJson.meta({ description: 'Fees of payment methods, which do not come back' }),
  package: moneyJson.meta({ description: 'Paid for the package that was bought with the order, which stays' }),
  underReview: moneyJson.meta({
    description: 'Transfers whose receipt is under review: found, they come to the wallet',
  }),
})

/** What customers decide about their orders; each answers the order as it is then. */
export const orderDecisionsApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/orders/:number/cancel',
    {
      config: customer,
      schema: {
        tags,
        summary: 'What cancelling the order would give back, before it is done',
        params: byNumber,
        response: {
          200: z.object({ data: z.object({ number: z.string(), mayCancel: z.boolean(), refund: refundShape }) }),
          default: errorBody,
        },
      },
    },
    async ({ visit, params }) => {
      const data = await visit.read(async (work) => {
        const { number, mayCancel } = await readOrder(work, params.number)
        return { number, mayCancel, refund: await readCancelRefund(work, await findOrder(work, { number })) }
      })
      return { data }
    },
  )
  app.post(
    '/orders/:number/cancel',
    {
      config: customer,
      schema: {
        tags,
        summary: 'Give the whole order up; the money returns to the kind that paid',
        params: byNumber,
        headers: keyed,
        body: cancelForm,
        response: {
          200: z.object({ data: z.object({ number: z.string(), refunded: moneyJson, refund: refundShape }) }),
          default: errorBody,
        },
      },
    },
    async ({ visit, params, body, headers }) => {
      const request = { number: params.number, ...body, key: headers['idempotency-key'] }
      const { number, refund } = await visit.write((work) => cancelOrder(work, request))
      return { data: { number, refunded: refund.total, refund } }
    },
  )
  app.post(
    '/orders/:number/accept',
    {
      config: customer,
      schema: { tags, summary: 'Accept the total after the review', params: byNumber, response: answer },
    },
    async ({ visit, params }) => {
      await visit.write((work) => acceptChange(work, params.number))
      return { data: orderJson(await visit.read((work) => readOrder(work, params.number))) }
    },
  )
  app.post(
    '/orders/:number/decision',
    {
      config: customer,
      schema: {
        tags,
        summary: 'Decide about held items of one store',
        params: byNumber,
        body: z.object({ itemIds: ids, decision: z.enum(holdDecisions) }),
        response: answer,
      },
    },
    async ({ visit, params, body }) => {
      await visit.write((work) => decideHold(work, { number: params.number, ...body }))
      return { data: orderJson(await visit.read((work) => readOrder(work, params.number))) }
    },
  )
  app.post(
    '/orders/:number/items/:id/complete',
    {
      config: customer,
      schema: {
        tags,
        summary: 'Answer what the review asked about an item',
        params: byNumber.extend({ id: z.string() }),
        body: completedData,
        response: answer,
      },
    },
    async ({ visit, params, body }) => {
      if (!isId(params.id)) throw no.NOT_FOUND()
      await visit.write((work) => completeInfo(work, params.id, body))
      return { data: orderJson(await visit.read((work) => readOrder(work, params.number))) }
    },
  )
}
