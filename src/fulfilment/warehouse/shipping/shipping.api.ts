import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { addToShipment } from './add-to-shipment.ts'
import { dissolveShipment } from './dissolve-shipment.ts'
import { takeOutOfShipment } from './take-out-of-shipment.ts'

const params = z.object({ number: z.string().max(40) })
const code = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .meta({ description: 'The barcode of a box, or the label of an item that is packed without one' })
const why = z.string().trim().max(300)
const boxes = z.object({ boxes: z.int() })

/** The actions on a shipment in preparation. */
export const shippingApi = api({ tags: ['ops'], access: 'staff:ship' }, (route) => {
  route({
    post: '/ops/shipments/:number/add',
    summary: 'A closed box goes into a shipment in preparation, with whatever cannot be parted from it',
    params,
    body: z.object({ code }),
    answer: boxes,
    write: (work, { params: { number }, body }) => addToShipment(work, { shipment: number, code: body.code }),
  })
  route({
    post: '/ops/shipments/:number/take-out',
    summary: 'A box leaves a shipment in preparation, packed as it is',
    params,
    body: z.object({ code, why }),
    answer: boxes,
    write: (work, { params: { number }, body }) => takeOutOfShipment(work, { shipment: number, ...body }),
  })
  route({
    post: '/ops/shipments/:number/dissolve',
    summary: 'A shipment in preparation is none any more; its boxes and goods wait packed for another',
    params,
    body: z.object({ why }),
    write: (work, { params: { number }, body }) => dissolveShipment(work, { shipment: number, why: body.why }),
  })
})
