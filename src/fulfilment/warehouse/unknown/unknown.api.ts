import { z } from 'zod'
import { intakeQuestionNames } from '#fulfilment/warehouse/receiving/intake-questions.ts'
import { api } from '#platform/http/api.ts'
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

/** Unexpected parcels: the list, their possible owners, and the claim. */
export const unknownApi = api({ tags: ['ops'], access: 'staff:receive' }, (route) => {
  route({
    get: '/ops/warehouse/unknown',
    summary: 'A page of the parcels nobody expects, or of those that are settled: claimed, or ended without an owner',
    query: pageQuery.extend({
      q: z.string().trim().max(100).default(''),
      state: z.enum(['waiting', 'claimed']).default('waiting'),
    }),
    answer: z.object({ parcels: z.array(parcel), total: z.int() }),
    do: async ({ visit, query: { state, ...query } }) => {
      const { rows, total } = await visit.read((work) =>
        readUnknown(work, { ...query, isSettled: state === 'claimed' }),
      )
      return { parcels: rows, total }
    },
  })
  route({
    get: '/ops/warehouse/unknown/:id/matches',
    summary: 'The bought items a parcel may be, the likeliest first; q is what you know besides',
    params: byId,
    query: z.object({ q: z.string().trim().max(100).default('') }),
    answer: z.object({ matches: z.array(match) }),
    read: async (work, { params, query }) => {
      const found = isId(params.id) ? await readUnknownParcel(work, params.id) : null
      if (!found) throw no.NOT_FOUND()
      const matches = await matchParcel(work, found, query.q)
      return { matches: matches.map(({ image: _, ...one }) => one) }
    },
  })
  route({
    post: '/ops/warehouse/unknown/:id/claim',
    summary: 'Whose it is was found out: the parcel is received on its item, once',
    params: byId,
    body: z.object({
      itemId: z.string().refine(isId),
      unitGrams: z.int().min(1).max(999_999),
      units: z.int().min(1).max(9999),
      answers: z.partialRecord(z.enum(intakeQuestionNames), z.enum(['yes', 'no'])).default({}),
      condition: z.enum(['good', ...receivedKinds]).default('good'),
      note: z.string().trim().max(500).default(''),
      why: z.string().trim().min(3).max(500),
    }),
    keyed: true,
    answer: z.object({ itemId: z.string() }),
    do: async ({ visit, params, body, key }) => {
      if (!isId(params.id)) throw no.NOT_FOUND()
      const claim = { ...body, parcelId: params.id, key }
      await visit.write((work) => claimParcel(work, claim))
      return { itemId: body.itemId }
    },
  })
  route({
    post: '/ops/warehouse/unknown/:id/end',
    summary: 'A parcel is nobody’s here: what became of it, and why',
    params: byId,
    body: z.object({ as: z.enum(parcelEnds), why: z.string().trim().min(3).max(500) }),
    do: async ({ visit, params, body }) => {
      if (!isId(params.id)) throw no.NOT_FOUND()
      await visit.write((work) => endParcel(work, { ...body, parcelId: params.id }))
    },
  })
})
