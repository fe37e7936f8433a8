import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { moneyJson } from '#platform/values/amounts/money-json.ts'
import type { Work } from '#platform/work/work.ts'
import { dateJson } from './items/date-json.ts'
import { stateLabel } from './items/item-label.ts'
import { itemStates, orderTabs } from './items/item-states.ts'
import { findOrder, itemOf } from './items/lock-order.ts'
import { readItemHistory } from './items/read-item-history.ts'
import { actionJson, actionShape, orderRowJson, orderRowShape } from './order-json.ts'
import { readOrders } from './read-orders.ts'
import { readPendingActions } from './read-pending-actions.ts'

const byNumber = z.object({ number: z.string().max(40) })
const listQuery = z.object({
  tab: z.enum(orderTabs).default('ongoing'),
  search: z.string().trim().max(40).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce
    .number()
    .pipe(z.union([z.literal(20), z.literal(50), z.literal(80), z.literal(100)]))
    .default(20),
})
const counts = z.object({ ongoing: z.int(), fulfilled: z.int(), cancelled: z.int() })
const list = z.object({ items: z.array(orderRowShape), total: z.int(), counts })

/** One step of one item as its customer may see it: no names of staff, no notes among ourselves. */
const trackingShape = z
  .object({ itemId: z.string(), at: dateJson, event: z.string(), state: z.enum(itemStates), label: z.string() })
  .meta({ id: 'TrackingStep' })

type TrackingStep = z.output<typeof trackingShape>

/** The tracking of every item of an order, oldest first. */
async function readTracking(work: Work, number: string): Promise<readonly TrackingStep[]> {
  const order = await findOrder(work, { number })
  const steps = await readItemHistory(
    work,
    order.items.map((item) => item.id),
  )
  return steps.map(({ itemId, at, event, to }) => ({
    itemId,
    at,
    event,
    state: to,
    label: stateLabel(to, work.site, itemOf(order, itemId).country, work.locale),
  }))
}

/** Customers read their orders; somebody else's is 404. */
export const ordersApi = api({ tags: ['orders'], access: 'customer' }, (route) => {
  route({
    get: '/orders',
    summary:
      'Your orders in one tab: of those under way first what waits for you, then what is ready, else newest first; a search is for an order number',
    query: listQuery,
    answer: list,
    do: async ({ visit, query }) => {
      const found = await visit.read((work) => readOrders(work, { ...query, search: query.search ?? null }))
      return { ...found, items: found.items.map(orderRowJson) }
    },
  })
  route({
    get: '/orders/:number/tracking',
    summary: 'What happened to each item, oldest first',
    params: byNumber,
    answer: z.object({ items: z.array(trackingShape) }),
    do: async ({ visit, params }) => ({ items: await visit.read((work) => readTracking(work, params.number)) }),
  })
  route({
    get: '/pending-actions',
    summary: 'Everything that waits for you',
    answer: z.object({ items: z.array(actionShape), totalDue: moneyJson }),
    do: async ({ visit }) => {
      const actions = await visit.read(readPendingActions)
      const totalDue = actions.reduce((sum, action) => sum + (action.dueMinor ?? 0n), 0n)
      return { items: actions.map(actionJson), totalDue }
    },
  })
})
