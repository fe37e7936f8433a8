import { z } from 'zod'
import { api } from '#platform/http/api.ts'
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

const byNumber = z.object({ number: z.string().max(40) })
const byItem = byNumber.extend({ id: z.uuid() })
const version = z.int().optional()
const seen = z.object({ version: z.coerce.number().int().optional() })

/** Edit mode of an order: a draft without effect until it is ended. Each call returns the draft with its cost. */
export const editApi = api({ tags: ['order editing'], access: 'customer' }, (route) => {
  const draft = async (visit: Visit, number: string) => editJson(await visit.read((work) => readEdit(work, number)))
  route({
    post: '/orders/:number/edit',
    summary: 'Open an order for editing; it leaves the queues of review and purchase',
    params: byNumber,
    answer: editShape,
    do: async ({ visit, params: { number } }) => {
      await visit.write((work) => beginEdit(work, number))
      return draft(visit, number)
    },
  })
  route({
    get: '/orders/:number/edit',
    summary: 'The open edit and what it would cost',
    params: byNumber,
    answer: editShape,
    do: ({ visit, params }) => draft(visit, params.number),
  })
  route({
    post: '/orders/:number/items',
    summary: 'Add an item to the draft',
    params: byNumber,
    body: itemBody,
    keyed: true,
    answer: editShape,
    do: async ({ visit, params: { number }, key, body }) => {
      const fields = itemFields(body.url, body.readingId ?? null, body)
      await visit.write((work) => addEditItem(work, { number, fields, key }))
      return draft(visit, number)
    },
  })
  route({
    put: '/orders/:number/items/:id',
    summary: 'Change an item in the draft',
    params: byItem,
    body: z.object({ ...itemChange.partial().shape, version }),
    answer: editShape,
    do: async ({ visit, params: { number, id: itemId }, body: { version: wrote, ...body } }) => {
      const change = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
      await visit.write((work) => changeEditItem(work, { number, itemId, change, version: wrote }))
      return draft(visit, number)
    },
  })
  route({
    delete: '/orders/:number/items/:id',
    summary: 'Take an item out, in the draft',
    params: byItem,
    query: seen,
    answer: editShape,
    do: async ({ visit, params: { number, id: itemId }, query }) => {
      await visit.write((work) => cancelEditItem(work, { number, itemId, version: query.version }))
      return draft(visit, number)
    },
  })
  route({
    put: '/orders/:number/coupon',
    summary: 'Put another coupon on the order, in the draft',
    params: byNumber,
    body: z.object({ couponCode: z.string().trim().min(1).max(60), version }),
    answer: editShape,
    do: async ({ visit, params: { number }, body }) => {
      await visit.write((work) => setEditCoupon(work, { number, code: body.couponCode, version: body.version }))
      return draft(visit, number)
    },
  })
  route({
    delete: '/orders/:number/coupon',
    summary: 'Take the coupon off, in the draft',
    params: byNumber,
    query: seen,
    answer: editShape,
    do: async ({ visit, params: { number }, query }) => {
      await visit.write((work) => removeEditCoupon(work, { number, version: query.version }))
      return draft(visit, number)
    },
  })
  route({
    post: '/orders/:number/edit/end',
    summary: 'Do everything of the draft at once, for the total that was seen',
    params: byNumber,
    body: z.object({ seenTotal: moneyJson.meta({ description: 'The new total as it was shown' }) }),
    keyed: true,
    answer: endedShape,
    do: async ({ visit, params: { number }, key, body }) => {
      const ending = { number, seenTotal: body.seenTotal, key }
      return visit.write((work) => endEdit(work, ending))
    },
  })
  route({
    delete: '/orders/:number/edit',
    summary: 'Leave the edit; nothing changes',
    params: byNumber,
    answer: z.object({ number: z.string() }),
    do: async ({ visit, params: { number } }) => {
      await visit.write((work) => leaveEdit(work, number))
      return { number }
    },
  })
})
