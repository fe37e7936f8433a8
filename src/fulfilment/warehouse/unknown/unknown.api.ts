import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { intakeQuestionNames } from '#fulfilment/warehouse/receiving/intake-questions.ts'
import { errorBody } from '#platform/http/answer-error.ts'
import { pageQuery } from '#platform/http/forms/page-query.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import { receivedKinds } from '#selling/orders/discrepancies/discrepancy-kinds.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { claimParcel } from './claim-parcel.ts'
import { endParcel } from './end-parcel.ts'
import { matchParcel } from './match-parcel.ts'
import { parcelEnds } from './parcel-ends.ts'
import { readUnknown, readUnknownParcel } from './read-unknown.ts'

const config = { access: 'staff:receive' } as const
const tags = ['ops']
const byId = z.object({ id: z.string().max(60) })
const parcel = z
  .object({
    id: z.string(),
    place: z.string(),
    trackingNumber: z.string(),
    note: z.string(),
    grams: z.int().nullable(),
    at: dateJson,
    noted: z.string(),
    photos: z.array(z.string()),
    claimed: z
      .object({ label: z.string(), by: z.string(), at: dateJson, why: z.string(), isScanned: z.boolean() })
      .nullable(),
    ended: z.object({ as: z.enum(parcelEnds), by: z.string(), at: dateJson, why: z.string() }).nullable(),
  })
  .meta({ id: 'UnknownParcel' })
const match = z.object({
  itemId: z.string(),
  label: z.string(),
  title: z.string(),
  store: z.string(),
  customer: z.string(),
  quantity: z.int(),
  state: z.string(),
  since: dateJson,
  quotedGrams: z.number().nullable(),
  questions: z.array(z.enum(intakeQuestionNames)).meta({ description: 'What a claim of it must answer' }),
  score: z.int().meta({ description: 'From 0 to 100: how much of what is known of the parcel speaks for this item' }),
})

/** Parcels nobody expected: the wall, whose they may be, and the claim. */
export const unknownApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/ops/warehouse/unknown',
    {
      config,
      schema: {
        tags,
        summary:
          'A page of the parcels nobody expects, or of those that are settled: claimed, or ended without an owner',
        querystring: pageQuery.extend({
          q: z.string().trim().max(100).default(''),
          state: z.enum(['waiting', 'claimed']).default('waiting'),
        }),
        response: {
          200: z.object({ data: z.object({ parcels: z.array(parcel), total: z.int() }) }),
          default: errorBody,
        },
      },
    },
    async ({ visit, query: { state, ...query } }) => {
      const { rows, total } = await visit.read((work) =>
        readUnknown(work, { ...query, isSettled: state === 'claimed' }),
      )
      return { data: { parcels: rows.map((row) => ({ ...row, photos: [...row.photos] })), total } }
    },
  )
  app.get(
    '/ops/warehouse/unknown/:id/matches',
    {
      config,
      schema: {
        tags,
        summary: 'The bought items a parcel may be, the likeliest first; q is what you know besides',
        params: byId,
        querystring: z.object({ q: z.string().trim().max(100).default('') }),
        response: { 200: z.object({ data: z.object({ matches: z.array(match) }) }), default: errorBody },
      },
    },
    async ({ visit, params, query }) =>
      visit.read(async (work) => {
        const found = isId(params.id) ? await readUnknownParcel(work, params.id) : null
        if (!found) throw no.NOT_FOUND()
        const matches = await matchParcel(work, found, query.q)
        return {
          data: { matches: matches.map(({ image: _, questions, ...one }) => ({ ...one, questions: [...questions] })) },
        }
      }),
  )
  app.post(
    '/ops/warehouse/unknown/:id/claim',
    {
      config,
      schema: {
        tags,
        summary: 'Whose it is was found out: the parcel is received on its item, once',
        params: byId,
        headers: z.object({ 'idempotency-key': z.string().max(255).default('') }),
        body: z.object({
          itemId: z.string().refine(isId),
          unitGrams: z.int().min(1).max(999_999),
          units: z.int().min(1).max(9999),
          answers: z.partialRecord(z.enum(intakeQuestionNames), z.enum(['yes', 'no'])).default({}),
          condition: z.enum(['good', ...receivedKinds]).default('good'),
          note: z.string().trim().max(500).default(''),
          why: z.string().trim().min(3).max(500),
        }),
        response: { 200: z.object({ data: z.object({ itemId: z.string() }) }), default: errorBody },
      },
    },
    async ({ visit, params, body, headers }) => {
      if (!isId(params.id)) throw no.NOT_FOUND()
      const claim = { ...body, parcelId: params.id, key: headers['idempotency-key'] }
      await visit.write((work) => claimParcel(work, claim))
      return { data: { itemId: body.itemId } }
    },
  )
  app.post(
    '/ops/warehouse/unknown/:id/end',
    {
      config,
      schema: {
        tags,
        summary: 'A parcel is nobody’s here: what became of it, and why',
        params: byId,
        body: z.object({ as: z.enum(parcelEnds), why: z.string().trim().min(3).max(500) }),
        response: { 200: z.object({ data: z.object({ done: z.literal(true) }) }), default: errorBody },
      },
    },
    async ({ visit, params, body }) => {
      if (!isId(params.id)) throw no.NOT_FOUND()
      await visit.write((work) => endParcel(work, { ...body, parcelId: params.id }))
      return { data: { done: true } } as const
    },
  )
}
