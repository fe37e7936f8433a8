import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { fileStore } from '#platform/files/files.ts'
import { takeForms } from '#platform/files/sent-file.ts'
import { errorBody } from '#platform/http/answer-error.ts'
import { no } from '#platform/work/refusal.ts'
import { decideNationalId } from './decide-national-id.ts'
import { forgetNationalId } from './forget-national-id.ts'
import { keepNationalId } from './keep-national-id.ts'
import { nationalIdSides } from './national-id-files.ts'
import { openNationalId } from './open-national-id.ts'
import { type NationalId, nationalIdStates, readNationalId } from './read-national-id.ts'
import { sendNationalId } from './send-national-id.ts'

const customer = { access: 'customer' } as const
const staff = { access: 'staff:national-ids' } as const
const tags = ['people']
const paper = z
  .object({
    number: z.string().nullable(),
    state: z.enum(nationalIdStates),
    sentAt: z.iso.datetime(),
    why: z.string().nullable(),
    front: z.string(),
    back: z.string(),
  })
  .meta({ id: 'NationalId' })
const response = { 200: z.object({ data: paper.nullable() }), default: errorBody }
const done = { 200: z.object({ data: z.object({ done: z.literal(true) }) }), default: errorBody }

/** `/users/national-id`: the card of who is signed in; `/ops/national-ids`: what support sees and says of it. */
export const nationalIdApi: FastifyPluginAsyncZod = async (app) => {
  takeForms(app)
  app.get(
    '/users/national-id',
    { config: customer, schema: { tags, summary: 'My national ID as it stands; null where none was sent', response } },
    async ({ visit }) => ({ data: toJson(await visit.read(readNationalId)) }),
  )
  app.put(
    '/users/national-id',
    {
      config: customer,
      schema: {
        tags,
        summary: 'Sends my national ID, in place of the one before (multipart: nationalId, front, back)',
        consumes: ['multipart/form-data'],
        response,
      },
    },
    async ({ visit, body }) => {
      const sent: unknown = body
      const form = sent instanceof FormData ? sent : new FormData()
      const kept = await keepNationalId(visit, form)
      const number = String(form.get('nationalId') ?? '')
      await visit.write((work) => sendNationalId(work, { ...kept, number }))
      return { data: toJson(await visit.read(readNationalId)) }
    },
  )
  app.delete(
    '/users/national-id',
    { config: customer, schema: { tags, summary: 'Takes my national ID back: pictures and number', response: done } },
    async ({ visit }) => {
      await visit.write(forgetNationalId)
      return { data: { done: true as const } }
    },
  )
  const one = z.object({ id: z.string() })
  app.get(
    '/ops/national-ids/:id/:side',
    {
      config: staff,
      schema: {
        tags,
        summary: 'One side of a customer’s card; that it was looked at is written down',
        params: one.extend({ side: z.enum(nationalIdSides) }),
        response: { 200: z.unknown().describe('The picture itself'), default: errorBody },
      },
    },
    async ({ visit, params }, reply) => {
      const file = await visit.write((work) => openNationalId(work, params.id, params.side))
      const bytes = await visit.ports.get(fileStore).read(file.path)
      if (!bytes) throw no.NOT_FOUND()
      return reply
        .type(file.mediaType)
        .header('content-disposition', `inline; filename="${file.name}"`)
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
        .header('cross-origin-resource-policy', 'same-origin')
        .header('cache-control', 'private, no-store')
        .send(bytes)
    },
  )
  app.post(
    '/ops/national-ids/:id/decision',
    {
      config: staff,
      schema: {
        tags,
        summary: 'Accepts a card, or refuses it with why',
        params: one,
        body: z.discriminatedUnion('decision', [
          z.object({ decision: z.literal('accept') }),
          z.object({ decision: z.literal('reject'), why: z.string().max(500) }),
        ]),
        response: done,
      },
    },
    async ({ visit, params, body }) => {
      await visit.write((work) => decideNationalId(work, { id: params.id, ...body }))
      return { data: { done: true as const } }
    },
  )
}

function toJson(found: NationalId | null) {
  if (!found) return null
  const { number, state, sentAt, why, frontId, backId } = found
  return {
    number,
    state,
    why,
    sentAt: sentAt.toISOString(),
    front: `/api/files/${frontId}`,
    back: `/api/files/${backId}`,
  }
}
