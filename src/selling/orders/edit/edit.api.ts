import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorBody } from '#platform/http/answer-error.ts'
import type { Visit } from '#platform/http/visit.ts'
import { moneyJson } from '#platform/values/amounts/money-json.ts'
import { itemBody, itemFields } from '#selling/cart/item-json.ts'
import { addEditItem } from './add-edit-item.ts'
import { beginEdit } from './begin-edit.ts'
import { cancelEditItem } from './cancel-edit-item.ts'
import { changeEditItem } from './change-edit-item.ts'
import { removeEditCoupon, setEditCoupon } from './edit-coupon.ts'
import { itemChange } from './edit-draft.ts'
import { editJson, editShape, endedShape } from './edit-json.ts'
import { endEdit } from './end-edit.ts'
import { leaveEdit } from './leave-edit.ts'
import { readEdit } from './read-edit.ts'

const customer = { access: 'customer' } as const
const tags = ['order editing']
const byNumber = z.object({ number: z.string().max(40) })
const byItem = byNumber.extend({ id: z.uuid() })
const keyed = z.object({ 'idempotency-key': z.string().max(255).default('') })
const version = z.int().optional()
const seen = z.object({ version: z.coerce.number().int().optional() })
const answer = { 200: z.object({ data: editShape }), default: errorBody }

/** Edit mode of an order: a draft that does nothing until it is ended. Each call answers the draft with what it would cost. */
export const editApi: FastifyPluginAsyncZod = async (app) => {
  const draft = async (visit: Visit, number: string) => ({
    data: editJson(await visit.read((work) => readEdit(work, number))),
  })
  app.post(
    '/orders/:number/edit',
    {
      config: customer,
      schema: {
        tags,
        summary: 'Open an order for editing; it leaves the queues of review and purchase',
        params: byNumber,
        response: answer,
      },
    },
    async ({ visit, params: { number } }) => {
      await visit.write((work) => beginEdit(work, number))
      return draft(visit, number)
    },
  )
  app.get(
    '/orders/:number/edit',
    {
      config: customer,
      schema: { tags, summary: 'The open edit and what it would cost', params: byNumber, response: answer },
    },
    ({ visit, params }) => draft(visit, params.number),
  )
  app.post(
    '/orders/:number/items',
    {
      config: customer,
      schema: {
        tags,
        summary: 'Add an item to the draft',
        params: byNumber,
        headers: keyed,
        body: itemBody,
        response: answer,
      },
    },
    async ({ visit, params: { number }, headers, body }) => {
      const fields = itemFields(body.url, body.readingId ?? null, body)
      await visit.write((work) => addEditItem(work, { number, fields, key: headers['idempotency-key'] }))
      return draft(visit, number)
    },
  )
  app.put(
    '/orders/:number/items/:id',
    {
      config: customer,
      schema: {
        tags,
        summary: 'Change an item in the draft',
        params: byItem,
        body: z.object({ ...itemChange.partial().shape, version }),
        response: answer,
      },
    },
    async ({ visit, params: { number, id: itemId }, body: { version: wrote, ...body } }) => {
      const change = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
      await visit.write((work) => changeEditItem(work, { number, itemId, change, version: wrote }))
      return draft(visit, number)
    },
  )
  app.delete(
    '/orders/:number/items/:id',
    {
      config: customer,
      schema: { tags, summary: 'Take an item out, in the draft', params: byItem, querystring: seen, response: answer },
    },
    async ({ visit, params: { number, id: itemId }, query }) => {
      await visit.write((work) => cancelEditItem(work, { number, itemId, version: query.version }))
      return draft(visit, number)
    },
  )
  app.put(
    '/orders/:number/coupon',
    {
      config: customer,
      schema: {
        tags,
        summary: 'Put another coupon on the order, in the draft',
        params: byNumber,
        body: z.object({ couponCode: z.string().trim().min(1).max(60), version }),
        response: answer,
      },
    },
    async ({ visit, params: { number }, body }) => {
      await visit.write((work) => setEditCoupon(work, { number, code: body.couponCode, version: body.version }))
      return draft(visit, number)
    },
  )
  app.delete(
    '/orders/:number/coupon',
    {
      config: customer,
      schema: {
        tags,
        summary: 'Take the coupon off, in the draft',
        params: byNumber,
        querystring: seen,
        response: answer,
      },
    },
    async ({ visit, params: { number }, query }) => {
      await visit.write((work) => removeEditCoupon(work, { number, version: query.version }))
      return draft(visit, number)
    },
  )
  app.post(
    '/orders/:number/edit/end',
    {
      config: customer,
      schema: {
        tags,
        summary: 'Do everything of the draft at once, for the total that was seen',
        params: byNumber,
        headers: keyed,
        body: z.object({ seenTotal: moneyJson.meta({ description: 'The new total as it was shown' }) }),
        response: { 200: z.object({ data: endedShape }), default: errorBody },
      },
    },
    async ({ visit, params: { number }, headers, body }) => {
      const ending = { number, seenTotal: body.seenTotal, key: headers['idempotency-key'] }
      return { data: await visit.write((work) => endEdit(work, ending)) }
    },
  )
  app.delete(
    '/orders/:number/edit',
    {
      config: customer,
      schema: {
        tags,
        summary: 'Leave the edit; nothing changes',
        params: byNumber,
        response: { 200: z.object({ data: z.object({ number: z.string() }) }), default: errorBody },
      },
    },
    async ({ visit, params: { number } }) => {
      await visit.write((work) => leaveEdit(work, number))
      return { data: { number } }
    },
  )
}
