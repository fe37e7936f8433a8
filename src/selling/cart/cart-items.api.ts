import { z } from 'zod'
import { canonicalLink } from '#catalog/stores/canonical-link.ts'
import { errorBody } from '#platform/http/answer-error.ts'
import { api } from '#platform/http/api.ts'
import type { Visit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { isRefusal, no as platformNo } from '#platform/work/refusal.ts'
import { refusalSentence } from '#platform/work/sentence.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { fieldsOfPage, pageJson, pageShape } from './adding/page-json.ts'
import { readProduct } from './adding/read-linked.ts'
import type { ItemEdit } from './apply-change.ts'
import type { ItemFields } from './cart-item.ts'
import { cartItemShape, cartShape } from './cart-json.ts'
import { cartState, prefetchCartItems } from './cart-state.ts'
import { addItem, changeStoredCart } from './change-cart.ts'
import { itemBody, itemChanges, itemFields, linkBody, saidFields } from './item-json.ts'
import { itemsJson, readCartJson } from './page/cart-answer.ts'
import { editPrefetched } from './page/edit-prefetched.ts'

const params = z.object({ itemId: z.string().max(60) })
const stale = errorBody
  .extend({ data: cartItemShape })
  .meta({ description: 'Somebody changed it before: as it is now' })

/** The items of the customer's cart, one by one, and reading links into it. */
export const cartItemsApi = api({ tags: ['cart'] }, (route) => {
  route({
    post: '/users/cart/items',
    access: 'customer',
    summary: 'Add an item',
    body: itemBody,
    answer: cartItemShape,
    do: async ({ visit, body, request }) => {
      const fields = itemFields(body.url, body.readingId ?? null, body)
      return addAndRead(visit, fields, request.headers['idempotency-key'])
    },
  })
  route({
    get: '/users/cart/items-scrapper/url',
    access: 'public',
    summary: 'Read a product page; what is not on it is null, never guessed',
    query: z.object({ url: z.string().trim().min(1).max(4000) }),
    answer: pageShape,
    do: async ({ visit, query }) => pageJson(await readProduct(visit, canonicalLink(query.url))),
  })
  route({
    post: '/users/cart/items/url',
    access: 'customer',
    summary: 'Read a link and add what it shows',
    body: linkBody,
    answer: cartItemShape,
    do: async ({ visit, body, request }) => {
      const page = await readProduct(visit, canonicalLink(body.url))
      const { prices } = await visit.read(readTables)
      const fields = fieldsOfPage(page, saidFields(body), prices)
      return addAndRead(visit, fields, request.headers['idempotency-key'])
    },
  })
  route({
    put: '/users/cart/items/:itemId',
    access: 'customer',
    prefetch: prefetchCartItems,
    summary: 'Change an item',
    params,
    body: itemChanges,
    answer: cartItemShape,
    refusals: { 409: stale.or(errorBody) },
    do: async ({ visit, params: { itemId }, body, request }, reply) => {
      const edit = { itemId, changes: saidFields(body), version: body.version }
      const changed = body.saved === undefined && (await changeForeseen(visit, edit))
      if (changed) return changed
      try {
        await visit.write(async (work) => {
          if (body.saved === undefined || Object.keys(edit.changes).length > 0 || edit.version !== undefined)
            await changeStoredCart(work, { kind: 'edit', ...edit })
          if (body.saved !== undefined) await changeStoredCart(work, { kind: body.saved ? 'save' : 'unsave', itemId })
        })
      } catch (error) {
        if (!isRefusal(error) || error.code !== 'STALE') throw error
        const message = refusalSentence(error.code, error.facts, visit.locale)
        const data = await itemOf(visit, itemId)
        return reply
          .status(409)
          .send({ code: 'STALE', message, errors: { general: message }, reference: request.id, data })
      }
      return itemOf(visit, itemId)
    },
  })
  route({
    delete: '/users/cart/items/:itemId',
    access: 'customer',
    summary: 'Remove an item',
    params,
    answer: cartShape,
    do: async ({ visit, params: { itemId } }) => {
      await visit.write((work) => changeStoredCart(work, { kind: 'remove', itemId }))
      return visit.read(readCartJson)
    },
  })
})

type ItemJson = z.output<typeof cartItemShape>
type IdempotencyKey = string | string[] | undefined

async function addAndRead(visit: Visit, fields: ItemFields, key: IdempotencyKey) {
  const chosen = typeof key === 'string' ? key : newId()
  const id = await visit.write((work) => once(work, chosen, fields, async () => (await addItem(work, fields)).id))
  return itemOf(visit, id)
}

async function changeForeseen(visit: Visit, edit: ItemEdit): Promise<ItemJson | null> {
  if (visit.prefetched === null) return null
  const state = cartState.parse(JSON.parse(visit.prefetched))
  return visit.query(async (work) => {
    const item = await editPrefetched(work, state, edit)
    return item && ((await itemsJson(work, [item], state))[0] ?? null)
  })
}

async function itemOf(visit: Visit, itemId: string): Promise<ItemJson> {
  const cart = await visit.read(readCartJson)
  const item = [...cart.items, ...cart.savedItems].find((one) => one._id === itemId)
  if (!item) throw platformNo.NOT_FOUND()
  return item
}
