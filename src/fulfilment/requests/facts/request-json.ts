import { sql } from 'kysely'
import { z } from 'zod'
import { deliveryPays } from '#fulfilment/requests/deliveries/agree-delivery.ts'
import { requestStates } from '#fulfilment/requests/request-moves.ts'
import { addressJson } from '#people/addresses/address-shapes.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { among } from '#platform/work/among.ts'
import type { Work } from '#platform/work/work.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { itemStates } from '#selling/orders/items/item-states.ts'
import { readMoneyOfRequests } from './read-request-money.ts'
import type { RequestView } from './read-requests.ts'

const text = z.string().nullable()
const companyShape = z.object({ code: z.string(), name: z.string() })
const addressShape = addressJson.omit({ email: true })
const daysShape = z.object({ from: z.int(), to: z.int() }).meta({ description: 'Working days from its collection' })
const deliveryShape = z
  .object({
    shippingCompany: companyShape,
    trackingNumber: text,
    address: addressShape,
    fee: amountJson,
    feePaidWithOrder: amountJson.meta({ description: 'The part of the fee that was paid at checkout' }),
    pays: z.enum(deliveryPays).meta({ description: 'Before the parcel leaves, or to the courier' }),
    payBy: dateJson.nullable(),
    estimatedDelivery: daysShape,
    cashToCollect: amountJson,
    shippedAt: dateJson.nullable(),
    deliveredAt: dateJson.nullable(),
    returnedAt: dateJson.nullable(),
  })
  .meta({ id: 'RequestDelivery' })

const stateShape = z.object({
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

/** The statuses of a request as the specification writes them (§4). */
const statuses = {
  requested: 'Requested',
  pending_review: 'Pending review',
  prepared: 'Prepared',
  shipped: 'Shipped',
  fulfilled: 'Fullfilled',
  cancelled: 'Cancelled',
} as const satisfies Record<RequestView['state'], string>

/** A request with the specification's field names (§3), and further facts. */
export const requestShape = stateShape
  .extend({
    type: z.enum(['Delivery', 'PickUp']),
    status: z.enum(Object.values(statuses)),
    totalDue: amountJson,
    trackingNumber: text,
    address: addressShape.nullable(),
    shippingCompany: companyShape.nullable(),
    estimatedDeliveryTime: daysShape.nullable(),
    paymentMethod: text.meta({
      description: 'Of the payment that paid it or is to; null where nothing was to be paid',
    }),
    package: text.meta({ description: 'The subscription package its orders were priced with' }),
  })
  .meta({ id: 'Request' })

/** Requests in answers of the API, with what is due on each. */
export async function requestsJson(work: Work, views: readonly RequestView[]) {
  const facts = await readRequestFacts(work, views)
  return views.map((view): z.output<typeof requestShape> => {
    const delivery = deliveryJson(view)
    return {
      ...view,
      items: [...view.items],
      delivery,
      type: view.kind,
      status: statuses[view.state],
      ...(facts.get(view.id) ?? { totalDue: 0n, paymentMethod: null, package: null }),
      trackingNumber: delivery?.trackingNumber ?? null,
      address: delivery?.address ?? null,
      shippingCompany: delivery?.shippingCompany ?? null,
      estimatedDeliveryTime: delivery?.estimatedDelivery ?? null,
    }
  })
}

export async function requestJson(work: Work, view: RequestView): Promise<z.output<typeof requestShape>> {
  const [json] = await requestsJson(work, [view])
  if (!json) throw new Error(`Request ${view.number} was lost on its way`)
  return json
}

function deliveryJson({ delivery }: Pick<RequestView, 'delivery'>): z.output<typeof deliveryShape> | null {
  if (!delivery) return null
  const { company, awb, address, feeMinor, prepaidMinor, pays, payBy, days, cashMinor } = delivery
  const { shippedAt, deliveredAt, returnedAt } = delivery
  return {
    shippingCompany: company,
    trackingNumber: awb,
    address,
    fee: feeMinor,
    feePaidWithOrder: prepaidMinor,
    pays,
    payBy,
    estimatedDelivery: days,
    cashToCollect: cashMinor,
    shippedAt,
    deliveredAt,
    returnedAt,
  }
}

/** For the desk: with the customer and the shelf, without the code, which the customer must give. */
export const deskShape = stateShape.omit({ code: true }).extend({ customer: z.string(), shelf: z.string().nullable() })

export function deskJson(view: RequestView): z.output<typeof deskShape> {
  return { ...view, items: [...view.items], delivery: deliveryJson(view) }
}

/**
 * What the API says about a request besides its view: what is due, how it is or was to be paid, and its orders'
 * package.
 */
type RequestFacts = {
  readonly totalDue: bigint
  readonly paymentMethod: string | null
  readonly package: string | null
}

/** For many requests at once. */
async function readRequestFacts(work: Work, views: readonly RequestView[]): Promise<ReadonlyMap<string, RequestFacts>> {
  if (views.length === 0) return new Map()
  const ids = views.map(({ id }) => id)
  const asked = views.map(({ id, state, delivery }) => {
    return { id, state, fee_minor: delivery?.feeMinor ?? null, prepaid_minor: delivery?.prepaidMinor ?? 0n }
  })
  const money = await readMoneyOfRequests(work, asked)
  const { rows } = await sql<{ id: string; method: string | null; package: string | null }>`
    select r.id,
      (select payment.method from payments payment where payment.subject_kind = 'request' and payment.subject_id = r.id
        order by (payment.status = 'successed') desc, payment.created_at desc limit 1) as method,
      (select min(o.package_id) from request_items part join order_items item on item.id = part.item_id
        join orders o on o.id = item.order_id where part.request_id = r.id) as package
    from requests r where r.id ${among(ids)}`.execute(work.db)
  return new Map(
    rows.map((row) => [
      row.id,
      { totalDue: money.get(row.id)?.due ?? 0n, paymentMethod: row.method, package: row.package },
    ]),
  )
}
