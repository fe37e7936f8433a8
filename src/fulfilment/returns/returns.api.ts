import { z } from 'zod'
import { takeForms } from '#platform/files/sent-file.ts'
import { api } from '#platform/http/api.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { askReturn } from './ask-return.ts'
import { cancelReturn, chooseOffice } from './bring-return.ts'
import { keepSent } from './keep-photo.ts'
import { readReturnable } from './read-returnable.ts'
import { readReturn, readReturns } from './read-returns.ts'
import { costReturn } from './return-costs.ts'
import { partsOf, returnForm } from './return-form.ts'
import { returnJson, returnShape } from './return-json.ts'
import { returnPhoto } from './return-photo.ts'

const byNumber = z.object({ number: z.string().max(40) })
const sums = z.object({ goods: amountJson, fee: amountJson })
const returnable = z
  .object({
    id: z.string(),
    title: z.string(),
    left: z.int().meta({ description: 'How many may still be returned' }),
    until: z.iso.datetime(),
    changedMind: sums.meta({ description: 'What one piece brings where nobody is at fault' }),
    ourFault: sums,
  })
  .meta({ id: 'Returnable' })

/** Returning goods after they were handed over. */
export const returnsApi = api({ tags: ['returns'], access: 'customer' }, (route, app) => {
  takeForms(app)
  route({
    get: '/returns',
    summary: 'Your returns, newest first',
    answer: z.object({ items: z.array(returnShape) }),
    do: async ({ visit }) => ({ items: (await visit.read(readReturns)).map((one) => returnJson(one, true)) }),
  })
  route({
    get: '/returns/:number',
    summary: 'One return, with its code once an office is chosen',
    params: byNumber,
    answer: returnShape,
    do: async ({ visit, params }) => returnJson(await visit.read((work) => readReturn(work, params.number)), true),
  })
  route({
    get: '/orders/:number/returnable',
    summary: 'What of an order may be returned, until when, and what one piece of it brings',
    params: byNumber,
    answer: z.object({ items: z.array(returnable) }),
    do: async ({ visit, params }) => {
      const items = await visit.read(async (work) => {
        const order = await findOrder(work, { number: params.number })
        const found = []
        for (const { id, title, left, until } of await readReturnable(work, order)) {
          const cost = async (isOurs: boolean) => {
            const { grossMinor, feeMinor } = await costReturn(work, order, [{ itemId: id, quantity: 1 }], isOurs)
            return { goods: grossMinor, fee: feeMinor }
          }
          const [changedMind, ourFault] = [await cost(false), await cost(true)]
          found.push({ id, title, left, until: until.toISOString(), changedMind, ourFault })
        }
        return found
      })
      return { items }
    },
  })
  route({
    post: '/orders/:number/returns',
    summary: 'Ask to return goods (multipart: key, reason, note, photo, and quantity-{item} for each item)',
    consumes: ['multipart/form-data'],
    params: byNumber,
    answer: returnShape,
    do: async ({ visit, params, body }) => {
      const sent: unknown = body
      const form = sent instanceof FormData ? sent : new FormData()
      const wish = returnForm.safeParse(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')))
      await visit.read((work) => findOrder(work, { number: params.number }))
      if (!wish.success) throw platformNo.INVALID_INPUT({ path: wish.error.issues[0]?.path.join('.') ?? 'reason' })
      const photo = await keepSent(visit, form, returnPhoto)
      const asked = { ...wish.data, number: params.number, parts: partsOf(form), photos: photo ? [photo] : [] }
      const { number } = await visit.write((work) => askReturn(work, asked))
      return returnJson(await visit.read((work) => readReturn(work, number)), true)
    },
  })
  route({
    post: '/returns/:number/office',
    summary: 'Where you bring the goods; answers with the code to show there',
    params: byNumber,
    body: z.object({ office: z.string().max(60) }),
    answer: returnShape,
    do: async ({ visit, params: { number }, body }) => {
      await visit.write((work) => chooseOffice(work, { number, office: body.office }))
      return returnJson(await visit.read((work) => readReturn(work, number)), true)
    },
  })
  route({
    post: '/returns/:number/cancel',
    summary: 'Keep the goods after all',
    params: byNumber,
    answer: returnShape,
    do: async ({ visit, params: { number } }) => {
      await visit.write((work) => cancelReturn(work, number))
      return returnJson(await visit.read((work) => readReturn(work, number)), true)
    },
  })
})
