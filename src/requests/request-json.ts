import { z } from 'zod'
import { itemStates } from '#orders/item-states.ts'
import { dateJson } from '#orders/order-json.ts'
import type { RequestView } from './read-requests.ts'
import { requestStates } from './request-moves.ts'

export const requestShape = z
  .object({
    id: z.string(),
    number: z.string(),
    kind: z.enum(['PickUp', 'Delivery']),
    state: z.enum(requestStates),
    stateLabel: z.string(),
    office: z.object({ code: z.string(), name: z.string(), address: z.string() }).nullable(),
    slot: z.object({ day: z.string(), from: z.string() }).nullable(),
    code: z.string().nullable(),
    readyAt: dateJson.nullable(),
    collectorName: z.string().nullable(),
    collectedAt: dateJson.nullable(),
    createdAt: dateJson,
    version: z.int(),
    items: z.array(
      z.object({
        id: z.string(),
        orderNumber: z.string(),
        label: z.string(),
        title: z.string(),
        image: z.string().nullable(),
        quantity: z.int(),
        state: z.enum(itemStates),
        stateLabel: z.string(),
      }),
    ),
  })
  .meta({ id: 'Request' })

export function requestJson(view: RequestView): z.output<typeof requestShape> {
  return { ...view, items: [...view.items] }
}

/** As the desk sees it: whose it is and where it lies; the code is what the customer shows, not what we read out. */
export const deskShape = requestShape
  .omit({ code: true })
  .extend({ customer: z.string(), shelf: z.string().nullable() })

export function deskJson(view: RequestView): z.output<typeof deskShape> {
  return { ...view, items: [...view.items] }
}
