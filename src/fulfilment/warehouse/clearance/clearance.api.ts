import { z } from 'zod'
import { handOverShipment } from '#fulfilment/warehouse/handing-over/hand-over-shipment.ts'
import { readShipment } from '#fulfilment/warehouse/shipments/read-shipments.ts'
import { api } from '#platform/http/api.ts'
import type { Visit } from '#platform/http/visit.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import { clearanceKinds, paperStates } from './clearance-kinds.ts'
import { acceptPapers, decidePaper } from './decide-paper.ts'
import { readClearance } from './read-clearance.ts'
import { readRelease } from './read-release.ts'
import { answerRelease, releaseShipment } from './release-shipment.ts'

const byNumber = z.object({ number: z.string().max(40) })
const clearance = z
  .object({
    papers: z.array(
      z.object({
        id: z.string().nullable(),
        kind: z.enum(clearanceKinds),
        state: z.enum(paperStates),
        of: z.string().nullable(),
        number: z.string().nullable(),
        why: z.string().nullable(),
      }),
    ),
    released: z.boolean(),
    askedBy: z.string().nullable(),
  })
  .meta({ id: 'Clearance' })

/** Handing a shipment over, its papers for customs, and its release; for staff. */
export const clearanceApi = api({ tags: ['ops'] }, (route) => {
  route({
    post: '/ops/shipments/:number/hand-over',
    access: 'staff:ship',
    summary:
      'The boxes are given to the airline or forwarder, and the shipment leaves; refused where they are not the manifest’s',
    params: byNumber,
    body: z.object({
      scanned: z.array(z.string().trim().max(60)).max(1000),
      counted: z.int().min(0).max(1000),
      airwayBill: z.string().trim().min(1).max(60).nullable().default(null),
      company: z.string().trim().min(2).max(80),
      givenTo: z.string().trim().min(2).max(80),
    }),
    answer: z.object({ boxes: z.int() }),
    do: async ({ visit, params, body }) => {
      const { id: shipmentId } = await find(visit, params.number)
      return visit.write((work) => handOverShipment(work, { shipmentId, ...body }))
    },
  })
  route({
    get: '/ops/shipments/:number/clearance',
    access: 'staff:customs',
    summary: 'The papers customs want of a shipment',
    params: byNumber,
    answer: clearance,
    do: ({ visit, params }) => show(visit, params.number),
  })
  route({
    post: '/ops/shipments/:number/clearance/papers/:id',
    access: 'staff:customs',
    summary: 'Customs accepted a paper, or refused it with a reason',
    params: byNumber.extend({ id: z.string().refine(isId) }),
    body: z.object({ accepts: z.boolean(), why: z.string().trim().max(300).default('') }),
    answer: clearance,
    do: async ({ visit, params, body }) => {
      await visit.write((work) => decidePaper(work, { shipment: params.number, paperId: params.id, ...body }))
      return show(visit, params.number)
    },
  })
  route({
    post: '/ops/shipments/:number/clearance/accept',
    access: 'staff:customs',
    summary: 'Customs took every paper that is there',
    params: byNumber,
    answer: clearance,
    do: async ({ visit, params }) => {
      await visit.write((work) => acceptPapers(work, params.number))
      return show(visit, params.number)
    },
  })
  route({
    post: '/ops/shipments/:number/release',
    access: 'staff:customs',
    summary: 'Customs let the goods go; with papers missing a reason is needed, and a second person',
    params: byNumber,
    body: z.object({ reason: z.string().trim().max(300).default('') }),
    answer: clearance,
    do: async ({ visit, params, body }) => {
      await visit.write((work) => releaseShipment(work, { number: params.number, ...body }))
      return show(visit, params.number)
    },
  })
  route({
    post: '/ops/shipments/:number/release/answer',
    access: 'staff:customs',
    summary: 'A second person agrees to a release without some papers, or it is taken back',
    params: byNumber,
    body: z.object({ agrees: z.boolean() }),
    answer: clearance,
    do: async ({ visit, params, body }) => {
      await visit.write((work) => answerRelease(work, { number: params.number, ...body }))
      return show(visit, params.number)
    },
  })
})

async function find(visit: Visit, number: string) {
  const shipment = await visit.read((work) => readShipment(work, number))
  if (!shipment) throw no.NOT_FOUND()
  return shipment
}

async function show(visit: Visit, number: string) {
  const { id } = await find(visit, number)
  const [{ papers }, release] = await visit.read((work) =>
    Promise.all([readClearance(work, id), readRelease(work, id)]),
  )
  const items = papers.map(({ id: paperId, kind, state, of, number: told, why }) => ({
    id: paperId,
    kind,
    state,
    of,
    number: told,
    why,
  }))
  return { papers: items, released: release?.releasedAt != null, askedBy: release?.askedBy ?? null }
}
