import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import { sellerCancelled, unitsCancelled } from './seller-cancelled.ts'
import { sellerShipped } from './seller-shipped.ts'

const byId = z.object({ id: z.string() })
const ids = z.array(z.string().refine(isId)).min(1).max(100)
const why = z.object({ why: z.string().trim().max(500).default('') })
const units = z.record(z.string(), z.int().min(1)).default({})

/** A seller's news of a store order: sent, or not available. */
export const sellerApi = api({ tags: ['ops'], access: 'staff:purchase' }, (route) => {
  route({
    post: '/ops/purchase/shipped',
    summary: 'The seller sent these items in one parcel',
    body: z.object({
      itemIds: ids,
      carrier: z.string().trim().min(1).max(60),
      trackingNumber: z.string().trim().min(1).max(100),
      storeOrderId: z.string().refine(isId).optional(),
      units,
    }),
    do: async ({ visit, body }) => {
      const { storeOrderId, ...parcel } = body
      await visit.write((work) => sellerShipped(work, { ...parcel, ...(storeOrderId && { storeOrderId }) }))
    },
  })
  route({
    post: '/ops/purchase/items/:id/seller-cancelled',
    summary: 'The seller does not deliver the item, or so many units of it',
    params: byId,
    body: why.extend({ units: z.int().min(1).optional(), storeOrderId: z.string().refine(isId).optional() }),
    do: async ({ visit, params, body }) => {
      const itemId = known(params.id)
      const { units, storeOrderId, why } = body
      const gone = { itemId, why, ...(units && { units }), ...(storeOrderId && { storeOrderId }) }
      await visit.write(async (work) => {
        if (units || storeOrderId) await unitsCancelled(work, gone)
        else await sellerCancelled(work, itemId, why)
      })
    },
  })
})

function known(id: string): string {
  if (!isId(id)) throw no.NOT_FOUND()
  return id
}
