import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorBody } from '#platform/http/answer-error.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import { sellerCancelled, unitsCancelled } from './seller-cancelled.ts'
import { sellerShipped } from './seller-shipped.ts'

const buyer = { access: 'staff:purchase' } as const
const tags = ['ops']
const byId = z.object({ id: z.string() })
const ids = z.array(z.string().refine(isId)).min(1).max(100)
const done = { 200: z.object({ data: z.object({ done: z.literal(true) }) }), default: errorBody }
const doneAnswer = { data: { done: true } } as const
const why = z.object({ why: z.string().trim().max(500).default('') })
const units = z.record(z.string(), z.int().min(1)).default({})

/** What sellers do with a store order: sent, or not to be had. */
export const sellerApi: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/ops/purchase/shipped',
    {
      config: buyer,
      schema: {
        tags,
        summary: 'The seller sent these items in one parcel',
        body: z.object({
          itemIds: ids,
          carrier: z.string().trim().min(1).max(60),
          trackingNumber: z.string().trim().min(1).max(100),
          storeOrderId: z.string().refine(isId).optional(),
          units,
        }),
        response: done,
      },
    },
    async ({ visit, body }) => {
      const { storeOrderId, ...parcel } = body
      await visit.write((work) => sellerShipped(work, { ...parcel, ...(storeOrderId && { storeOrderId }) }))
      return doneAnswer
    },
  )
  app.post(
    '/ops/purchase/items/:id/seller-cancelled',
    {
      config: buyer,
      schema: {
        tags,
        summary: 'The seller does not deliver the item, or so many units of it',
        params: byId,
        body: why.extend({ units: z.int().min(1).optional(), storeOrderId: z.string().refine(isId).optional() }),
        response: done,
      },
    },
    async ({ visit, params, body }) => {
      const itemId = known(params.id)
      const { units, storeOrderId, why } = body
      const gone = { itemId, why, ...(units && { units }), ...(storeOrderId && { storeOrderId }) }
      await visit.write(async (work) => {
        if (units || storeOrderId) await unitsCancelled(work, gone)
        else await sellerCancelled(work, itemId, why)
      })
      return doneAnswer
    },
  )
}

function known(id: string): string {
  if (!isId(id)) throw no.NOT_FOUND()
  return id
}
