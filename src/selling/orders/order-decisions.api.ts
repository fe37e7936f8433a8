import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { moneyJson } from '#platform/values/amounts/money-json.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import { cancelOrder } from './cancel-order.ts'
import { cancelForm } from './cancel-reasons.ts'
import { completeInfo } from './complete-info.ts'
import { completedData } from './items/item-data.ts'
import { findOrder } from './items/lock-order.ts'
import { readCancelRefund } from './money/cancel-refund.ts'
import { acceptChange, decideHold, holdDecisions } from './money/decide-hold.ts'
import { orderJson, orderShape } from './order-json.ts'
import { readOrder } from './read-order.ts'
import { setRemoveBox } from './set-remove-box.ts'

const byNumber = z.object({ number: z.string().max(40) })
const ids = z.array(z.string().refine(isId)).min(1).max(100)

/** The refund of a cancellation, in the order's currency; `total` is the sum of `card`, `cash` and `valu`. */
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

/** Customers' decisions about their orders; each returns the changed order. */
export const orderDecisionsApi = api({ tags: ['orders'], access: 'customer' }, (route) => {
  route({
    put: '/orders/:number/box',
    summary: 'Keep or remove the boxes, for the whole order, until it is packed',
    params: byNumber,
    body: z.object({ removeBox: z.boolean() }),
    answer: z.object({ removeBox: z.boolean() }),
    do: async ({ visit, params: { number }, body: { removeBox } }) => {
      await visit.write((work) => setRemoveBox(work, number, removeBox))
      return { removeBox }
    },
  })
  route({
    get: '/orders/:number/cancel',
    summary: 'What cancelling the order would give back, before it is done',
    params: byNumber,
    answer: z.object({ number: z.string(), mayCancel: z.boolean(), refund: refundShape }),
    do: async ({ visit, params }) => {
      const data = await visit.read(async (work) => {
        const { number, mayCancel } = await readOrder(work, params.number)
        return { number, mayCancel, refund: await readCancelRefund(work, await findOrder(work, { number })) }
      })
      return data
    },
  })
  route({
    post: '/orders/:number/cancel',
    summary: 'Give the whole order up; the money returns to the kind that paid',
    params: byNumber,
    body: cancelForm,
    keyed: true,
    answer: z.object({ number: z.string(), refunded: moneyJson, refund: refundShape }),
    do: async ({ visit, params, body, key }) => {
      const request = { number: params.number, ...body, key }
      const { number, refund } = await visit.write((work) => cancelOrder(work, request))
      return { number, refunded: refund.total, refund }
    },
  })
  route({
    post: '/orders/:number/accept',
    summary: 'Accept the total after the review',
    params: byNumber,
    answer: orderShape,
    do: async ({ visit, params }) => {
      await visit.write((work) => acceptChange(work, params.number))
      return orderJson(await visit.read((work) => readOrder(work, params.number)))
    },
  })
  route({
    post: '/orders/:number/decision',
    summary: 'Decide about held items of one store',
    params: byNumber,
    body: z.object({ itemIds: ids, decision: z.enum(holdDecisions) }),
    answer: orderShape,
    do: async ({ visit, params, body }) => {
      await visit.write((work) => decideHold(work, { number: params.number, ...body }))
      return orderJson(await visit.read((work) => readOrder(work, params.number)))
    },
  })
  route({
    post: '/orders/:number/items/:id/complete',
    summary: 'Answer what the review asked about an item',
    params: byNumber.extend({ id: z.string() }),
    body: completedData,
    answer: orderShape,
    do: async ({ visit, params, body }) => {
      if (!isId(params.id)) throw no.NOT_FOUND()
      await visit.write((work) => completeInfo(work, params.id, body))
      return orderJson(await visit.read((work) => readOrder(work, params.number)))
    },
  })
})
