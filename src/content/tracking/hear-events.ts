import type { Handler, JobContext } from '#platform/background/jobs.ts'
import { hearEach } from '#platform/background/jobs.ts'
import type { Visitor } from '#platform/work/visitor.ts'
import type { Work } from '#platform/work/work.ts'
import type { Kind } from './add-counts.ts'
import { countEvent } from './count-event.ts'
import type { EventName } from './event-names.ts'
import { isTold } from './forwarding/conversion.ts'
import { queueForwards } from './forwarding/queue-forwards.ts'
import { adReceivers } from './forwarding/receivers.ts'
import { kindOf } from './kind-of.ts'
import { keepCustomerTouch, keepOrderTouch, readOrderKind, readPlacedVisitor } from './touches.ts'

const lane = 'orders'
const endings = ['payment.successed', 'payment.failed', 'payment.expired', 'payment.cancelled'] as const

/** Everything that is counted when it happens, heard from the rooms that announce it. */
export const hearEvents: readonly Handler[] = [
  {
    name: 'tracking.registration',
    on: 'customer.signedUp',
    lane,
    handle: (job, { customerId }) =>
      count(job, 'registration', { key: customerId, customer: customerId }, async (work, visitor) => {
        await keepCustomerTouch(work, customerId, visitor)
        return kindOf(visitor)
      }),
  },
  {
    name: 'tracking.item-added',
    on: 'cart.itemAdded',
    lane,
    handle: (job, { key }) => count(job, 'addToCart', { key }),
  },
  {
    name: 'tracking.coupon-used',
    on: 'cart.couponUsed',
    lane,
    handle: (job, { key }) => count(job, 'couponCode', { key }),
  },
  {
    name: 'tracking.package-requested',
    on: 'package.requested',
    lane,
    handle: (job, { subscriptionId, customerId }) =>
      count(job, 'subscribeToPackage', { key: subscriptionId, customer: customerId }),
  },
  {
    name: 'tracking.order-placed',
    on: 'order.placed',
    lane,
    handle: (job, { orderId, number, customerId }) =>
      count(job, 'placeOrder', { key: orderId, customer: customerId, orderId, number }, async (work, visitor) => {
        await keepOrderTouch(work, orderId, visitor)
        return kindOf(visitor)
      }),
  },
  {
    name: 'tracking.order-paid',
    on: 'order.paid',
    lane,
    handle: async (job, { orderId, due }) => {
      if (due <= 0n) await count(job, 'orderPaid', { key: orderId, orderId }, ofOrder(orderId))
    },
  },
  {
    name: 'tracking.handed-over',
    on: 'item.moved',
    lane,
    handle: async (job, { orderId, to }) => {
      if (to === 'picked_up' || to === 'delivered')
        await count(job, 'orderHandedOver', { key: orderId, orderId }, ofOrder(orderId))
    },
  },
  ...hearEach(endings, (on) => ({
    name: `tracking.${on}`,
    lane,
    handle: (job, { payment, subjectKind, subject }) =>
      count(
        job,
        'paymentStatus',
        {
          key: `${payment}:${on}`,
          payment: on.slice('payment.'.length),
          ...(subjectKind === 'order' && subject && { paidOrder: subject }),
        },
        subjectKind === 'order' && subject ? ofOrder(subject) : undefined,
      ),
  })),
]

type Happened = {
  readonly key: string
  /** What it is told with, of who agreed: the customer, the order and its number. */
  readonly customer?: string
  readonly orderId?: string
  readonly number?: string
  /** How a payment ended, and the order it was for. */
  readonly payment?: string
  readonly paidOrder?: string
}

async function count(
  { now, told, write, ports }: JobContext,
  name: EventName,
  { key, customer, orderId, number, payment, paidOrder }: Happened,
  readKind: (work: Work, visitor: Visitor | null) => Promise<Kind> = async (_, visitor) => kindOf(visitor),
): Promise<void> {
  const { at, visitor: asked } = told ?? { at: now, visitor: null }
  await write(async (work) => {
    // A payment is often settled by its gateway: then nobody's browser asked, and the one that placed the order did.
    const visitor = asked?.client || !paidOrder ? asked : ((await readPlacedVisitor(work, paidOrder)) ?? asked)
    const of = await readKind(work, visitor)
    const order = orderId === undefined ? null : await readWorth(work, orderId)
    const more = { ...(customer && { customer }), ...(number && { number }), ...(payment && { payment }) }
    const agreed = visitor?.client && isTold(name) ? { ...visitor, ...more } : null
    const id = await countEvent(work, {
      name,
      key,
      at,
      of,
      minor: order?.minor ?? 0n,
      told: agreed && { ...agreed, ...(order && { currency: order.currency }) },
    })
    if (id !== null && visitor?.client)
      await queueForwards(work, ports.get(adReceivers), [{ id, name, client: visitor.client }])
  })
}

const ofOrder = (orderId: string) => (work: Work, visitor: Visitor | null) => readOrderKind(work, orderId, visitor)

async function readWorth({ db }: Work, orderId: string): Promise<{ minor: bigint; currency: string } | null> {
  const found = await db
    .selectFrom('orders')
    .select(['base_minor', 'fees_minor', 'currency'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  return found ? { minor: found.base_minor + found.fees_minor, currency: found.currency } : null
}
