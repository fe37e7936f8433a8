import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { chooseOption } from './choose-option.ts'
import { discrepancyJson, discrepancyShape } from './discrepancy-json.ts'
import { optionKinds } from './discrepancy-kinds.ts'
import { readDiscrepancy, readOwnDiscrepancies } from './read-discrepancies.ts'

const params = z.object({ number: z.string().max(40) })

/** Discrepancies of a customer's goods: the problem, the options, and the choice. */
export const discrepanciesApi = api({ tags: ['orders'], access: 'customer' }, (route) => {
  route({
    get: '/orders/:number/discrepancies',
    summary: 'What is wrong with goods of an order, newest first',
    params,
    answer: z.object({ items: z.array(discrepancyShape) }),
    do: async ({ visit, params: { number } }) => {
      const found = await visit.read(async (work) => readOwnDiscrepancies(work, (await findOrder(work, { number })).id))
      return { items: found.map((one) => discrepancyJson(one, visit)) }
    },
  })
  route({
    get: '/discrepancies/:number',
    summary: 'One of them, with its ways out',
    params,
    answer: discrepancyShape,
    do: async ({ visit, params: { number } }) =>
      discrepancyJson(await visit.read((work) => readDiscrepancy(work, number)), visit),
  })
  route({
    post: '/discrepancies/:number/choice',
    summary: 'Choose one of the ways out: money and goods move at once',
    params,
    body: z.object({ kind: z.enum(optionKinds), round: z.int().min(0).max(1000) }),
    keyed: true,
    answer: discrepancyShape,
    do: async ({ visit, params: { number }, body, key }) => {
      await visit.write((work) => chooseOption(work, { ...body, number, key }))
      return discrepancyJson(await visit.read((work) => readDiscrepancy(work, number)), visit)
    },
  })
})
