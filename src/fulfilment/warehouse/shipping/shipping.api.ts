import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorBody } from '#platform/http/answer-error.ts'
import { addToShipment } from './add-to-shipment.ts'
import { dissolveShipment } from './dissolve-shipment.ts'
import { takeOutOfShipment } from './take-out-of-shipment.ts'

const config = { access: 'staff:ship' } as const
const tags = ['ops']
const params = z.object({ number: z.string().max(40) })
const code = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .meta({ description: 'The barcode of a box, or the label of an item that is packed without one' })
const why = z.string().trim().max(300)
const boxes = { 200: z.object({ data: z.object({ boxes: z.int() }) }), default: errorBody }
const done = { 200: z.object({ data: z.object({ done: z.literal(true) }) }), default: errorBody }

/** What happens to a shipment while it is being prepared. */
export const shippingApi: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/ops/shipments/:number/add',
    {
      config,
      schema: {
        tags,
        summary: 'A closed box goes into a shipment in preparation, with whatever cannot be parted from it',
        params,
        body: z.object({ code }),
        response: boxes,
      },
    },
    async ({ visit, params: { number }, body }) => ({
      data: await visit.write((work) => addToShipment(work, { shipment: number, code: body.code })),
    }),
  )
  app.post(
    '/ops/shipments/:number/take-out',
    {
      config,
      schema: {
        tags,
        summary: 'A box leaves a shipment in preparation, packed as it is',
        params,
        body: z.object({ code, why }),
        response: boxes,
      },
    },
    async ({ visit, params: { number }, body }) => ({
      data: await visit.write((work) => takeOutOfShipment(work, { shipment: number, ...body })),
    }),
  )
  app.post(
    '/ops/shipments/:number/dissolve',
    {
      config,
      schema: {
        tags,
        summary: 'A shipment in preparation is none any more; its boxes and goods wait packed for another',
        params,
        body: z.object({ why }),
        response: done,
      },
    },
    async ({ visit, params: { number }, body }) => {
      await visit.write((work) => dissolveShipment(work, { shipment: number, why: body.why }))
      return { data: { done: true } } as const
    },
  )
}
