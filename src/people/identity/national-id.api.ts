import { z } from 'zod'
import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { requireSite } from '#people/access/places/sees-site.ts'
import { fileStore } from '#platform/files/files.ts'
import { takeForms } from '#platform/files/sent-file.ts'
import { readUpload, type Upload } from '#platform/files/uploads.ts'
import { api } from '#platform/http/api.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { decideNationalId } from './decide-national-id.ts'
import { forgetNationalId } from './forget-national-id.ts'
import { keepNationalId } from './keep-national-id.ts'
import { type NationalIdSide, nationalIdSides } from './national-id-files.ts'
import { type NationalId, nationalIdStates, readNationalId } from './read-national-id.ts'
import { sendNationalId } from './send-national-id.ts'

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
const response = paper.nullable()

/** One side of a customer's card for staff who may see it: that they looked is written down before they do. To all others there is none. */
export async function openNationalId(work: Work, id: string, side: NationalIdSide): Promise<Upload> {
  await requireSite(work)
  if (!permits(work.who, 'national-ids') || !isId(id)) throw no.NOT_FOUND()
  const row = await work.db
    .selectFrom('national_ids')
    .select(['customer_id', 'front_id', 'back_id'])
    .where('id', '=', id)
    .where('state', 'in', [...nationalIdStates])
    .executeTakeFirst()
  if (!row) throw no.NOT_FOUND()
  await audit(work, { action: 'national-id.look', subject: `customer:${row.customer_id}`, after: { side } })
  return readUpload(work, side === 'front' ? row.front_id : row.back_id, () => true)
}

/** `/users/national-id`: the caller's card; `/ops/national-ids`: what support sees and decides. */
export const nationalIdApi = api({ tags: ['people'] }, (route, app) => {
  takeForms(app)
  route({
    get: '/users/national-id',
    access: 'customer',
    summary: 'My national ID as it stands; null where none was sent',
    answer: response,
    do: async ({ visit }) => toJson(await visit.read(readNationalId)),
  })
  route({
    put: '/users/national-id',
    access: 'customer',
    summary: 'Sends my national ID, in place of the one before (multipart: nationalId, front, back)',
    consumes: ['multipart/form-data'],
    answer: response,
    do: async ({ visit, body }) => {
      const sent: unknown = body
      const form = sent instanceof FormData ? sent : new FormData()
      const kept = await keepNationalId(visit, form)
      const number = String(form.get('nationalId') ?? '')
      await visit.write((work) => sendNationalId(work, { ...kept, number }))
      return toJson(await visit.read(readNationalId))
    },
  })
  route({
    delete: '/users/national-id',
    access: 'customer',
    summary: 'Takes my national ID back: pictures and number',
    write: (work) => forgetNationalId(work),
  })
  const one = z.object({ id: z.string() })
  route({
    get: '/ops/national-ids/:id/:side',
    access: 'staff:national-ids',
    summary: 'One side of a customer’s card; that it was looked at is written down',
    params: one.extend({ side: z.enum(nationalIdSides) }),
    file: 'The picture itself',
    do: async ({ visit, params }, reply) => {
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
  })
  route({
    post: '/ops/national-ids/:id/decision',
    access: 'staff:national-ids',
    summary: 'Accepts a card, or refuses it with why',
    params: one,
    body: z.discriminatedUnion('decision', [
      z.object({ decision: z.literal('accept') }),
      z.object({ decision: z.literal('reject'), why: z.string().max(500) }),
    ]),
    write: (work, { params, body }) => decideNationalId(work, { id: params.id, ...body }),
  })
})

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
