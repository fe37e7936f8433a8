import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorBody } from '#platform/http/answer-error.ts'
import type { Visit } from '#platform/http/visit.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { isId } from '#platform/work/id.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { discrepancyJson, discrepancyShape } from './discrepancy-json.ts'
import { discrepancyKinds, optionKinds } from './discrepancy-kinds.ts'
import { deskStages, discrepancyStates, staffEndings } from './discrepancy-moves.ts'
import { endDiscrepancy } from './end-discrepancy.ts'
import { openDiscrepancy } from './open-discrepancy.ts'
import { approveProposal, proposeOptions } from './propose-options.ts'
import { readDiscrepancy } from './read-discrepancies.ts'
import { readDiscrepancyDesk } from './read-discrepancy-desk.ts'

const config = { access: 'staff:discrepancies' } as const
const support = { access: 'staff:support' } as const
const tags = ['ops']
const params = z.object({ number: z.string().max(40) })
const headers = z.object({ 'idempotency-key': z.string().max(255).default('') })
const response = { 200: z.object({ data: discrepancyShape }), default: errorBody }
const said = z.string().trim().min(3).max(500)
const row = z.object({
  number: z.string(),
  orderNumber: z.string(),
  customer: z.string(),
  title: z.string(),
  country: z.string(),
  kind: z.enum(discrepancyKinds),
  state: z.enum(discrepancyStates),
  since: dateJson,
  until: dateJson.nullable(),
})
const wish = z.object({
  kind: z.enum(optionKinds),
  off: amountJson.optional().meta({ description: 'What comes off the price, beside missing pieces' }),
  missing: z.int().min(0).max(1000).optional().meta({ description: 'So many pieces are priced off by the engine' }),
  withFee: z.boolean().optional().meta({ description: 'Returning keeps the fee of the price tables' }),
})
const proposal = z.object({
  options: z.array(wish).min(2).max(4),
  defaultKind: z.enum(optionKinds),
  days: z.int().min(1).max(30).nullable().default(null),
  said,
})

async function told(visit: Visit, number: string) {
  return { data: discrepancyJson(await visit.read((work) => readDiscrepancy(work, number)), visit) }
}

/** Cases of goods with something wrong, for staff. */
export const discrepanciesStaffApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/ops/discrepancies',
    {
      config,
      schema: {
        tags,
        summary: 'A page of cases at a stage, who waits longest first; or those found by number, goods or customer',
        querystring: z.object({
          stage: z.enum(deskStages).default('open'),
          kind: z.enum(discrepancyKinds).optional(),
          q: z.string().trim().max(100).default(''),
          page: z.coerce.number().int().min(1).default(1),
        }),
        response: { 200: z.object({ data: z.object({ items: z.array(row), total: z.int() }) }), default: errorBody },
      },
    },
    async ({ visit, query: { kind = null, ...query } }) => {
      const { rows, total } = await visit.read((work) => readDiscrepancyDesk(work, { ...query, kind, pageSize: 50 }))
      return { data: { items: [...rows], total } }
    },
  )
  app.post(
    '/ops/orders/:number/discrepancies',
    {
      config,
      schema: {
        tags,
        summary: 'Something is wrong with an item of the order: it is blocked until the case ends',
        params,
        body: z.object({ itemId: z.string().refine(isId), kind: z.enum(discrepancyKinds), note: said }),
        response,
      },
    },
    async ({ visit, body }) => told(visit, (await visit.write((work) => openDiscrepancy(work, body))).number),
  )
  app.post(
    '/ops/discrepancies/:number/propose',
    {
      config: support,
      schema: { tags, summary: 'Offer two to four ways out, priced', params, headers, body: proposal, response },
    },
    async ({ visit, params: { number }, body: { options, ...body }, headers: { 'idempotency-key': key } }) => {
      const wishes = options.map(({ off, ...one }) => ({ ...one, ...(off !== undefined && { offMinor: off }) }))
      await visit.write((work) => proposeOptions(work, { ...body, key, number, options: wishes }))
      return told(visit, number)
    },
  )
  app.post(
    '/ops/discrepancies/:number/approve',
    {
      config: support,
      schema: {
        tags,
        summary: 'Agree to what a colleague proposes',
        params,
        headers,
        response,
        body: z.object({ round: z.int().min(1).max(1000) }),
      },
    },
    async ({ visit, params: { number }, body: { round }, headers: { 'idempotency-key': key } }) => {
      await visit.write((work) => approveProposal(work, { key, number, round }))
      return told(visit, number)
    },
  )
  app.post(
    '/ops/discrepancies/:number/end',
    {
      config,
      schema: {
        tags,
        summary: 'Withdraw a case, take a proposal back, put a draft back, or close what was carried out',
        params,
        body: z.object({ event: z.enum(staffEndings), why: said }),
        response,
      },
    },
    async ({ visit, params: { number }, body }) => {
      await visit.write((work) => endDiscrepancy(work, { ...body, number }))
      return told(visit, number)
    },
  )
}
