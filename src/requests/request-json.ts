import { z } from 'zod'
import { amountJson } from '#money/money-json.ts'
import { itemStates } from '#orders/item-states.ts'
import { dateJson } from '#orders/order-json.ts'
import { deliveryPays } from './deliveries/agree-delivery.ts'
import type { RequestView } from './read-requests.ts'
import { requestStates } from './request-moves.ts'

const text = z.string().nullable()
const deliveryShape = z
  .object({
    shippingCompany: z.object({ code: z.string(), name: z.string() }),
    trackingNumber: text,
    address: z.object({
      ...{ firstName: z.string(), lastName: z.string(), phone: z.string(), state: z.string(), area: z.string() },
      ...{ city: z.string(), street: z.string(), building: z.string(), floor: text, apartment: text },
    }),
    fee: amountJson,
    pays: z.enum(deliveryPays).meta({ description: 'Before the parcel leaves, or to the courier' }),
    payBy: dateJson.nullable(),
    estimatedDelivery: z
      .object({ from: z.int(), to: z.int() })
      .meta({ description: 'Working days from its collection' }),
    cashToCollect: amountJson,
    shippedAt: dateJson.nullable(),
    deliveredAt: dateJson.nullable(),
    returnedAt: dateJson.nullable(),
  })
  .meta({ id: 'RequestDelivery' })

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
    collector: z
      .object({ name: z.string(), idNumber: z.string() })
      .nullable()
      .meta({ description: 'Who comes instead of the customer' }),
    delivery: deliveryShape.nullable(),
    wish: z
      .enum(['cancel', 'pickup'])
      .nullable()
      .meta({ description: 'Asked for, and done as soon as the shipping company has let go of the parcel' }),
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
  return { ...view, items: [...view.items], delivery: deliveryJson(view) }
}

function deliveryJson({ delivery }: Pick<RequestView, 'delivery'>): z.output<typeof deliveryShape> | null {
  if (!delivery) return null
  const { company, awb, address, feeMinor, pays, payBy, days, cashMinor } = delivery
  const { shippedAt, deliveredAt, returnedAt } = delivery
  return {
    ...{ shippingCompany: company, trackingNumber: awb, address, fee: feeMinor, pays, payBy },
    ...{ estimatedDelivery: days, cashToCollect: cashMinor, shippedAt, deliveredAt, returnedAt },
  }
}

/** As the desk sees it: whose it is and where it lies; the code is what the customer shows, not what we read out. */
export const deskShape = requestShape
  .omit({ code: true })
  .extend({ customer: z.string(), shelf: z.string().nullable() })

export function deskJson(view: RequestView): z.output<typeof deskShape> {
  return { ...view, items: [...view.items], delivery: deliveryJson(view) }
}
