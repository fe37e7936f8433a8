import { z } from 'zod'
import { placeKinds } from '#fulfilment/custody/custody-acts.ts'
import { api } from '#platform/http/api.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { endGapGoods } from './end-gap-goods.ts'
import { gapKinds } from './find-gaps.ts'
import { gapEnds } from './gap.ts'
import { readNotedGaps } from './read-noted-gaps.ts'
import { confirmPlace, explainGap, openGapCase } from './settle-gap.ts'

const byId = z.object({ id: z.string().max(60) })
const note = z.string().trim().max(300).default('')

const gap = z
  .object({
    id: z.uuid(),
    kind: z.enum(gapKinds),
    itemId: z.string(),
    label: z.string(),
    orderNumber: z.string(),
    title: z.string(),
    barcode: z.string().nullable(),
    state: z.string(),
    place: z.string().nullable(),
    foundAt: dateJson,
    caseNumber: z.string().nullable(),
    next: z.enum(['support', 'admin', 'warehouse', 'hub']).meta({ description: 'Whose turn it is' }),
    /** Where its goods may be confirmed to be; if the place is null, the caller names it. */
    confirmable: z.array(z.object({ kind: z.enum(placeKinds), place: z.string().nullable() })),
    ends: z.array(z.enum(gapEnds)).meta({ description: 'How its goods may have left, where their order ended' }),
    alike: z.int().meta({ description: 'How many pieces of its item have the same gap there, with it' }),
  })
  .meta({ id: 'NotedGap' })

/** The gaps that the nightly check found, and how they end. */
export const gapsApi = api({ tags: ['ops'], access: 'staff:discrepancies' }, (route) => {
  route({
    get: '/ops/gaps',
    summary: 'Gaps in the chains of goods that nobody has closed, with whose turn it is, the oldest first',
    query: z.object({
      q: z.string().trim().max(40).default(''),
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    }),
    answer: z.object({ gaps: z.array(gap), total: z.int() }),
    do: async ({ visit, query }) => {
      const { rows, total } = await visit.read((work) => readNotedGaps(work, { ...query, pageSize: 50 }))
      return { gaps: rows, total }
    },
  })
  route({
    post: '/ops/gaps/:id/confirm',
    summary: 'The goods are before my eyes: their chain goes on here',
    params: byId,
    body: z.object({ kind: z.enum(placeKinds), place: z.string().trim().max(60).default(''), note }),
    write: (work, { params, body }) => confirmPlace(work, { ...params, ...body }),
  })
  route({
    post: '/ops/gaps/:id/case',
    summary: 'The goods are not there: a case begins; number is null where the gap was closed already',
    params: byId,
    body: z.object({ note }),
    answer: z.object({ number: z.string().nullable() }),
    write: (work, { params, body }) => openGapCase(work, { ...params, ...body }),
  })
  route({
    post: '/ops/gaps/:id/explain',
    summary: 'It is no gap of the goods: why; a chain broken in itself is for an admin alone',
    params: byId,
    body: z.object({ why: z.string().trim().min(3).max(300) }),
    write: (work, { params, body }) => explainGap(work, { ...params, ...body }),
  })
  route({
    post: '/ops/gaps/:id/left',
    summary: 'Goods whose order ended are not with us any more: where they went, and with what parcel or why',
    params: byId,
    body: z.object({
      how: z.enum(gapEnds),
      why: z.string().trim().min(3).max(300),
      together: z
        .boolean()
        .default(false)
        .meta({ description: 'With all pieces of its item that stand at the same place' }),
    }),
    write: (work, { params, body }) => endGapGoods(work, { ...params, ...body }),
  })
})
