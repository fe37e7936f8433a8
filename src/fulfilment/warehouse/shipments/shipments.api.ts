import { z } from 'zod'
import { receiveAtHub } from '#fulfilment/warehouse/hub/receive-at-hub.ts'
import { findItemByLabel } from '#fulfilment/warehouse/read-warehouse.ts'
import { api } from '#platform/http/api.ts'
import { pageQuery } from '#platform/http/forms/page-query.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { createShipment } from './create-shipment.ts'
import { moveShipment } from './move-shipment.ts'
import { readItemsOfShipments } from './read-shipment-items.ts'
import { readShipments } from './read-shipments.ts'
import { shipmentEvents, shipmentStates } from './shipment-moves.ts'

const airwayBill = z.string().trim().min(1).max(60).nullable().default(null)
const shipment = z.object({
  id: z.string(),
  number: z.string(),
  origin: z.string(),
  state: z.enum(shipmentStates),
  boxes: z.int(),
  airwayBill: z.string().nullable(),
  createdAt: dateJson,
  items: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      title: z.string(),
      quantity: z.int(),
      state: z.string(),
      grams: z.int(),
    }),
  ),
})
const newShipment = z.object({
  itemIds: z.array(z.string().refine(isId)).min(1).max(500),
  boxes: z.int().positive().max(500).nullable().default(null),
  airwayBill,
})
const step = z.object({ event: z.enum(shipmentEvents), airwayBill })
const listQuery = pageQuery.extend({
  q: z.string().trim().max(100).default(''),
  state: z.enum(shipmentStates).nullable().default(null),
})

/** Shipments and the hub's scan, for staff. The table of moves says what a hub may do with a shipment. */
export const shipmentsApi = api({ tags: ['ops'] }, (route) => {
  route({
    get: '/ops/shipments',
    access: 'staff:orders',
    summary: 'A page of the shipments with what is in them, those on their way first',
    query: listQuery,
    answer: z.object({ items: z.array(shipment), total: z.int() }),
    read: async (work, { query }) => {
      const { rows, total } = await readShipments(work, query)
      const ids = rows.map((row) => row.id)
      const inside = await readItemsOfShipments(work, ids)
      return { items: rows.map((row) => ({ ...row, items: inside.get(row.id) ?? [] })), total }
    },
  })
  route({
    post: '/ops/shipments',
    access: 'staff:ship',
    summary: 'Put packed items of one warehouse into a shipment',
    body: newShipment,
    keyed: true,
    answer: z.object({ id: z.string(), number: z.string() }),
    write: (work, { body, key }) => createShipment(work, { ...body, key }),
  })
  for (const [path, access] of [
    ['/ops/shipments/:id/move', 'staff:ship'],
    ['/ops/hub/shipments/:id/move', 'staff:hub'],
  ] as const) {
    route({
      post: path,
      access,
      summary: 'A shipment goes on, with everything in it',
      params: z.object({ id: z.string() }),
      body: step,
      write: (work, { params, body }) => {
        if (!isId(params.id)) throw no.NOT_FOUND()
        return moveShipment(work, { shipmentId: params.id, ...body })
      },
    })
  }
  route({
    post: '/ops/hub/receive',
    access: 'staff:hub',
    summary: 'The hub scans the label of an item that has arrived',
    body: z.object({ label: z.string().trim().max(40) }),
    write: async (work, { body }) => {
      const itemId = await findItemByLabel(work, body.label)
      if (itemId === null) throw no.NOT_FOUND()
      await receiveAtHub(work, itemId)
    },
  })
})
