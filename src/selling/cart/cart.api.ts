import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { fieldErrors } from '#platform/http/forms/parse-form.ts'
import { sendJson } from '#platform/http/send-json.ts'
import { refusalSentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'
import { cartShape } from './cart-json.ts'
import { prefetchCart } from './cart-state.ts'
import { itemBody, itemFields } from './item-json.ts'
import { answerCart, readCartJson } from './page/cart-answer.ts'
import { syncCart } from './sync-cart.ts'

// An invalid item does not stop the others: it is named with its reason.
const syncBody = z.object({
  items: z.array(z.union([itemBody, z.unknown()])).max(100),
  couponCode: z
    .union([z.string().max(60), z.object({ code: z.string().max(60) }).transform(({ code }) => code)])
    .nullish(),
})
const notTakenShape = z.object({
  index: z.int().meta({ description: 'Its place among the items sent' }),
  url: z.string().nullable(),
  code: z.string(),
  message: z.string(),
})

// The valid items, and the invalid ones with their errors.
function readItemBodies(sent: readonly unknown[], locale: Locale) {
  const read: { readonly index: number; readonly item: z.output<typeof itemBody> }[] = []
  const wrong: z.output<typeof notTakenShape>[] = []
  for (const [index, one] of sent.entries()) {
    const parsed = itemBody.safeParse(one)
    if (parsed.success) {
      read.push({ index, item: parsed.data })
      continue
    }
    const { url } = z
      .object({ url: z.string().nullable().catch(null) })
      .catch({ url: null })
      .parse(one)
    const said = Object.entries(fieldErrors(parsed.error.issues, locale)).map(([field, text]) => `${field}: ${text}`)
    wrong.push({ index, url, code: 'INVALID_INPUT', message: said.join('; ') })
  }
  return { read, wrong }
}

/** The customer's whole cart: reading it, merging a guest's into it. */
export const cartApi = api({ tags: ['cart'], access: 'customer' }, (route) => {
  route({
    get: '/users/cart',
    prefetch: prefetchCart,
    summary: 'Your cart',
    answer: cartShape,
    do: async ({ visit }, reply) => sendJson(reply, await answerCart(visit)),
  })
  route({
    post: '/users/cart/sync',
    summary: 'Merge what a guest collected into your cart; doing it twice changes nothing',
    description: 'Takes what it can; `notTaken` names each item that stays with the guest, with the reason.',
    body: syncBody,
    isWhole: true,
    answer: z.object({ data: cartShape, notTaken: z.array(notTakenShape) }),
    do: async ({ visit, body }) => {
      const { read, wrong } = readItemBodies(body.items, visit.locale)
      const items = read.map(({ item }) => itemFields(item.url, item.readingId ?? null, item))
      const { notTaken } = await visit.write((work) => syncCart(work, { items, couponCode: body.couponCode ?? null }))
      const refused = notTaken.map(({ place, refusal: { code, facts } }) => ({
        index: read[place]?.index ?? place,
        url: items[place]?.url ?? null,
        code,
        message: refusalSentence(code, facts, visit.locale),
      }))
      const left = [...wrong, ...refused].sort((one, other) => one.index - other.index)
      return { data: await visit.read(readCartJson), notTaken: left }
    },
  })
})
