import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorBody } from '#platform/http/answer-error.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { chooseOption } from './choose-option.ts'
import { discrepancyJson, discrepancyShape } from './discrepancy-json.ts'
import { optionKinds } from './discrepancy-kinds.ts'
import { readDiscrepancy, readOwnDiscrepancies } from './read-discrepancies.ts'

const customer = { access: 'customer' } as const
const tags = ['orders']
const params = z.object({ number: z.string().max(40) })
const response = { 200: z.object({ data: discrepancyShape }), default: errorBody }

/** Something wrong with what a customer bought: what was found, the ways out, and their choice. */
export const discrepanciesApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/orders/:number/discrepancies',
    {
      config: customer,
      schema: {
        tags,
        summary: 'What is wrong with goods of an order, newest first',
        params,
        response: { 200: z.object({ data: z.object({ items: z.array(discrepancyShape) }) }), default: errorBody },
      },
    },
    async ({ visit, params: { number } }) => {
      const found = await visit.read(async (work) => readOwnDiscrepancies(work, (await findOrder(work, { number })).id))
      return { data: { items: found.map((one) => discrepancyJson(one, visit)) } }
    },
  )
  app.get(
    '/discrepancies/:number',
    { config: customer, schema: { tags, summary: 'One of them, with its ways out', params, response } },
    async ({ visit, params: { number } }) => ({
      data: discrepancyJson(await visit.read((work) => readDiscrepancy(work, number)), visit),
    }),
  )
  app.post(
    '/discrepancies/:number/choice',
    {
      config: customer,
      schema: {
        tags,
        summary: 'Choose one of the ways out: money and goods move at once',
        params,
        headers: z.object({ 'idempotency-key': z.string().max(255).default('') }),
        body: z.object({ kind: z.enum(optionKinds), round: z.int().min(0).max(1000) }),
        response,
      },
    },
    async ({ visit, params: { number }, body, headers }) => {
      await visit.write((work) => chooseOption(work, { ...body, number, key: headers['idempotency-key'] }))
      return { data: discrepancyJson(await visit.read((work) => readDiscrepancy(work, number)), visit) }
    },
  )
}
