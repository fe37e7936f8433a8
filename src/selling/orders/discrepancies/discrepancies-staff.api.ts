import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import type { Visit } from '#platform/http/visit.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { isId } from '#platform/work/id.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { discrepancyJson, discrepancyShape } from './discrepancy-json.ts'
import { discrepancyKinds, foundKinds, optionKinds } from './discrepancy-kinds.ts'
import { deskStages, discrepancyStates, staffEndings } from './discrepancy-moves.ts'
import { endDiscrepancy } from './end-discrepancy.ts'
import { openDiscrepancy } from './open-discrepancy.ts'
import { approveProposal, proposeOptions } from './propose-options.ts'
import { readDiscrepancy } from './read-discrepancies.ts'
import { readDiscrepancyDesk } from './read-discrepancy-desk.ts'

const params = z.object({ number: z.string().max(40) })
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
  return discrepancyJson(await visit.read((work) => readDiscrepancy(work, number)), visit)
}

/** Discrepancies, for staff. */
export const discrepanciesStaffApi = api({ tags: ['ops'] }, (route) => {
  route({
    get: '/ops/discrepancies',
    access: 'staff:discrepancies',
    summary: 'A page of cases at a stage, who waits longest first; or those found by number, goods or customer',
    query: z.object({
      stage: z.enum(deskStages).default('open'),
      kind: z.enum(discrepancyKinds).optional(),
      q: z.string().trim().max(100).default(''),
      page: z.coerce.number().int().min(1).default(1),
    }),
    answer: z.object({ items: z.array(row), total: z.int() }),
    do: async ({ visit, query: { kind = null, ...query } }) => {
      const { rows, total } = await visit.read((work) => readDiscrepancyDesk(work, { ...query, kind, pageSize: 50 }))
      return { items: rows, total }
    },
  })
  route({
    post: '/ops/orders/:number/discrepancies',
    access: 'staff:discrepancies',
    summary: 'Something is wrong with an item of the order: it is blocked until the case ends',
    params,
    body: z.object({ itemId: z.string().refine(isId), kind: z.enum(foundKinds), note: said }),
    answer: discrepancyShape,
    do: async ({ visit, body }) => told(visit, (await visit.write((work) => openDiscrepancy(work, body))).number),
  })
  route({
    post: '/ops/discrepancies/:number/propose',
    access: 'staff:support',
    summary: 'Offer two to four ways out, priced',
    params,
    body: proposal,
    keyed: true,
    answer: discrepancyShape,
    do: async ({ visit, params: { number }, body: { options, ...body }, key }) => {
      const wishes = options.map(({ off, ...one }) => ({ ...one, ...(off !== undefined && { offMinor: off }) }))
      await visit.write((work) => proposeOptions(work, { ...body, key, number, options: wishes }))
      return told(visit, number)
    },
  })
  route({
    post: '/ops/discrepancies/:number/approve',
    access: 'staff:support',
    summary: 'Agree to what a colleague proposes',
    params,
    body: z.object({ round: z.int().min(1).max(1000) }),
    keyed: true,
    answer: discrepancyShape,
    do: async ({ visit, params: { number }, body: { round }, key }) => {
      await visit.write((work) => approveProposal(work, { key, number, round }))
      return told(visit, number)
    },
  })
  route({
    post: '/ops/discrepancies/:number/end',
    access: 'staff:discrepancies',
    summary: 'Withdraw a case, take a proposal back, put a draft back, or close what was carried out',
    params,
    body: z.object({ event: z.enum(staffEndings), why: said }),
    answer: discrepancyShape,
    do: async ({ visit, params: { number }, body }) => {
      await visit.write((work) => endDiscrepancy(work, { ...body, number }))
      return told(visit, number)
    },
  })
})
