import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { receiveAtHub } from '#fulfilment/warehouse/hub/receive-at-hub.ts'
import { findItemByLabel } from '#fulfilment/warehouse/read-warehouse.ts'
import { errorBody } from '#platform/http/answer-error.ts'
import { pageQuery } from '#platform/http/forms/page-query.ts'
import type { Access } from '#platform/work/access.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { createShipment } from './create-shipment.ts'
import { moveShipment } from './move-shipment.ts'
import { readItemsOfShipments } from './read-shipment-items.ts'
import { readShipments } from './read-shipments.ts'
import { shipmentEvents, shipmentStates } from './shipment-moves.ts'

const ship: { readonly access: Access } = { access: 'staff:ship' }
const hub: { readonly access: Access } = { access: 'staff:hub' }
const tags = ['ops']
const done = { 200: z.object({ data: z.object({ done: z.literal(true) }) }), default: errorBody }
const doneAnswer = { data: { done: true } } as const
const keyed = z.object({ 'idempotency-key': z.string().max(255).default('') })
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

/** Shipments and the hub's scan, for staff. What a hub may do with a shipment is in the table of moves. */
export const shipmentsApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/ops/shipments',
    {
      config: { access: 'staff:orders' },
      schema: {
        tags,
        summary: 'A page of the shipments with what is in them, those on their way first',
        querystring: listQuery,
        response: {
          200: z.object({ data: z.object({ items: z.array(shipment), total: z.int() }) }),
          default: errorBody,
        },
      },
    },
    async ({ visit, query }) =>
      visit.read(async (work) => {
        const { rows, total } = await readShipments(work, query)
        const ids = rows.map((row) => row.id)
        const inside = await readItemsOfShipments(work, ids)
        return { data: { items: rows.map((row) => ({ ...row, items: [...(inside.get(row.id) ?? [])] })), total } }
      }),
  )
  app.post(
    '/ops/shipments',
    {
      config: ship,
      schema: {
        tags,
        summary: 'Put packed items of one warehouse into a shipment',
        headers: keyed,
        body: newShipment,
        response: { 200: z.object({ data: z.object({ id: z.string(), number: z.string() }) }), default: errorBody },
      },
    },
    async ({ visit, body, headers }) => ({
      data: await visit.write((work) => createShipment(work, { ...body, key: headers['idempotency-key'] })),
    }),
  )
  for (const [path, config] of [
    ['/ops/shipments/:id/move', ship],
    ['/ops/hub/shipments/:id/move', hub],
  ] as const) {
    app.post(
      path,
      {
        config,
        schema: {
          tags,
          summary: 'A shipment goes on, with everything in it',
          params: z.object({ id: z.string() }),
          body: step,
          response: done,
        },
      },
      async ({ visit, params, body }) => {
        if (!isId(params.id)) throw no.NOT_FOUND()
        await visit.write((work) => moveShipment(work, { shipmentId: params.id, ...body }))
        return doneAnswer
      },
    )
  }
  app.post(
    '/ops/hub/receive',
    {
      config: hub,
      schema: {
        tags,
        summary: 'The hub scans the label of an item that has arrived',
        body: z.object({ label: z.string().trim().max(40) }),
        response: done,
      },
    },
    async ({ visit, body }) => {
      await visit.write(async (work) => {
        const itemId = await findItemByLabel(work, body.label)
        if (itemId === null) throw no.NOT_FOUND()
        await receiveAtHub(work, itemId)
      })
      return doneAnswer
    },
  )
}
