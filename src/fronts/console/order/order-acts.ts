import type { RequestView } from '#fulfilment/requests/facts/read-requests.ts'
import { mayActAt, type Permission, permits } from '#people/access/permissions.ts'
import type { Actor } from '#platform/work/work.ts'
import type { ItemState } from '#selling/orders/items/item-states.ts'
import type { OrderCase } from './read-order-cases.ts'
import type { DeskPayment } from './read-order-money.ts'

/** What staff do with an order: each act is done on a screen of its own. */
const actKeys = [
  'review',
  'purchase',
  'bought',
  'receive',
  'pack',
  'ship',
  'unload',
  'prepare',
  'shelve',
  'deliver',
  'handOver',
  'wait',
  'receipt',
  'take',
] as const
export type ActKey = (typeof actKeys)[number]
export type OrderAct = { readonly key: ActKey; readonly path: string }

type Rule = {
  readonly key: ActKey
  readonly states: readonly ItemState[]
  readonly permission: Permission
  /** Where it is done, for the order's number or for its request's. */
  readonly path: (number: string) => string
  readonly by: 'order' | 'country' | 'request'
}

/** By the state of the goods: which screen takes them on, and who works there. */
const rules: readonly Rule[] = [
  {
    key: 'review',
    states: ['processing', 'pending_review'],
    permission: 'review',
    path: (number) => `review/${number}`,
    by: 'order',
  },
  {
    key: 'purchase',
    states: ['pending_purchase', 'on_hold'],
    permission: 'purchase',
    path: (number) => `purchase?q=${number}`,
    by: 'order',
  },
  {
    key: 'bought',
    states: ['purchased'],
    permission: 'purchase',
    path: (number) => `purchase/bought?q=${number}`,
    by: 'order',
  },
  {
    key: 'receive',
    states: ['shipped_from_seller'],
    permission: 'receive',
    path: (number) => `warehouse?q=${number}`,
    by: 'country',
  },
  {
    key: 'pack',
    states: ['received_at_warehouse'],
    permission: 'receive',
    path: (number) => `warehouse/packages?q=${number}`,
    by: 'country',
  },
  {
    key: 'ship',
    states: ['ready_for_shipping'],
    permission: 'ship',
    path: (number) => `warehouse/packages?q=${number}`,
    by: 'country',
  },
  {
    key: 'unload',
    states: ['in_shipping_process'],
    permission: 'hub',
    path: (number) => `hub?q=${number}`,
    by: 'order',
  },
  {
    key: 'prepare',
    states: ['prepare_for_pickup'],
    permission: 'hub',
    path: (number) => `requests?q=${number}`,
    by: 'request',
  },
  {
    key: 'shelve',
    states: ['pending_pickup'],
    permission: 'pickup-desk',
    path: (number) => `requests?q=${number}`,
    by: 'request',
  },
  {
    key: 'deliver',
    states: ['preparing_package', 'preparing_shipment', 'pending_delivery'],
    permission: 'hub',
    path: (number) => `requests/deliveries?q=${number}`,
    by: 'request',
  },
  {
    key: 'handOver',
    states: ['ready_for_pickup'],
    permission: 'pickup-desk',
    path: (number) => `pickup-desk?q=${number}`,
    by: 'request',
  },
  {
    key: 'wait',
    states: ['waiting_delivery_request', 'ready_for_pickup'],
    permission: 'support',
    path: (number) => `waiting/${number}`,
    by: 'order',
  },
]

type Facts = {
  readonly number: string
  readonly items: readonly { readonly id: string; readonly state: ItemState; readonly country: string }[]
  readonly requests: readonly Pick<RequestView, 'number' | 'state' | 'office' | 'items'>[]
  readonly payments: readonly Pick<DeskPayment, 'number' | 'status' | 'isTransfer' | 'isAtDesk'>[]
}

/** The next steps with an order that this member of staff may do now, in the order that goods flow; money last. */
export function orderActs(who: Actor, { number, items, requests, payments }: Facts): readonly OrderAct[] {
  const goods = rules.flatMap(({ key, states, permission, path, by }) => {
    const theirs = items.filter(
      ({ state, country }) => states.includes(state) && (by !== 'country' || mayActAt(who, country)),
    )
    if (theirs.length === 0 || !permits(who, permission)) return []
    if (by !== 'request') return [{ key, path: path(number) }]
    return openRequests(requests, theirs)
      .filter(({ office }) => office === null || key === 'prepare' || mayActAt(who, office.code))
      .map((request) => ({ key, path: path(request.number) }))
  })
  const money = payments.flatMap((payment): readonly OrderAct[] => {
    if (payment.isTransfer && payment.status === 'pending_review' && permits(who, 'finance'))
      return [{ key: 'receipt', path: `finance/receipts/${payment.number}` }]
    if (payment.isAtDesk && payment.status === 'pending' && permits(who, 'till'))
      return [{ key: 'take', path: 'finance/tills' }]
    return []
  })
  return [...goods, ...money]
}

function openRequests<One extends Facts['requests'][number]>(requests: readonly One[], items: Facts['items']) {
  const ids = new Set(items.map(({ id }) => id))
  return requests.filter(
    (request) =>
      request.state !== 'cancelled' && request.state !== 'fulfilled' && request.items.some(({ id }) => ids.has(id)),
  )
}

/** The cases that wait for this member of staff's work. */
export function openCases(cases: readonly OrderCase[]): readonly OrderCase[] {
  const over: readonly string[] = [
    'closed',
    'withdrawn',
    'agreed',
    'declined',
    'expired',
    'refused',
    'refunded',
    'rejected',
    'cancelled',
  ]
  return cases.filter(({ state, path }) => path !== null && !over.includes(state))
}
