import { z } from 'zod'
import { findRequestByCode, readRequest } from '#fulfilment/requests/facts/read-requests.ts'
import { deskJson, deskShape } from '#fulfilment/requests/facts/request-json.ts'
import { requestStages } from '#fulfilment/requests/facts/request-stage.ts'
import { pdfMediaType, writePdf } from '#platform/files/pdf.ts'
import { api } from '#platform/http/api.ts'
import { pageQuery } from '#platform/http/forms/page-query.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import { no } from '#platform/work/refusal.ts'
import { collectRequest } from './collect-request.ts'
import { handOverSheet } from './hand-over-sheet.ts'
import { preparePickup } from './prepare-pickup.ts'
import { readPickupDesk } from './read-pickup-desk.ts'
import { reshelveRequest } from './reshelve-request.ts'
import { shelveRequest } from './shelve-request.ts'

const byNumber = z.object({ number: z.string().max(40) })

/** Preparing, shelving and handing over, for staff. */
export const deskApi = api({ tags: ['ops'] }, (route) => {
  route({
    get: '/ops/requests',
    access: 'staff:requests',
    summary: 'Open requests, oldest first, in pages',
    query: pageQuery.extend({
      stage: z.enum(requestStages).optional(),
      q: z.string().trim().max(100).default(''),
    }),
    answer: z.object({ items: z.array(deskShape), total: z.int() }),
    do: async ({ visit, query: { stage, ...query } }) => {
      const { rows, total } = await visit.read((work) => readPickupDesk(work, { ...query, ...(stage && { stage }) }))
      return { items: rows.map(deskJson), total }
    },
  })
  route({
    post: '/ops/requests/:number/prepare',
    access: 'staff:hub',
    summary: 'The request is put together; nothing may be due, and what was scanned is all of it',
    params: byNumber,
    body: z.object({ scanned: z.array(z.string().trim().max(40)).max(500).default([]) }).nullish(),
    answer: deskShape,
    do: async ({ visit, params, body }) => {
      const scanned = body?.scanned ?? []
      await visit.write(async (work) => preparePickup(work, (await readRequest(work, params.number)).id, scanned))
      return deskJson(await visit.read((work) => readRequest(work, params.number)))
    },
  })
  route({
    post: '/ops/desk/:number/shelve',
    access: 'staff:pickup-desk',
    summary: 'The request lies on a shelf; the customer is sent the code',
    params: byNumber,
    body: z.object({ shelf: z.string().trim().min(1).max(30) }),
    answer: deskShape,
    do: async ({ visit, params, body }) => {
      await visit.write(async (work) => shelveRequest(work, (await readRequest(work, params.number)).id, body.shelf))
      return deskJson(await visit.read((work) => readRequest(work, params.number)))
    },
  })
  route({
    post: '/ops/desk/:number/reshelve',
    access: 'staff:pickup-desk',
    summary: 'What is ready is moved to another shelf',
    params: byNumber,
    body: z.object({ shelf: z.string().trim().min(1).max(30) }),
    answer: deskShape,
    do: async ({ visit, params, body }) => {
      await visit.write(async (work) => reshelveRequest(work, (await readRequest(work, params.number)).id, body.shelf))
      return deskJson(await visit.read((work) => readRequest(work, params.number)))
    },
  })
  route({
    get: '/ops/desk/codes/:code',
    access: 'staff:pickup-desk',
    summary: 'The request behind a pickup code',
    params: z.object({ code: z.string().max(20) }),
    answer: deskShape,
    do: async ({ visit, params }) => {
      await visit.write((work) => limitRate(work, `pickup-code:${visit.who.id}`, 60, 60))
      const found = await visit.read((work) => findRequestByCode(work, params.code))
      if (!found) throw no.NOT_FOUND()
      return deskJson(found)
    },
  })
  route({
    get: '/ops/desk/:number/sheet',
    access: 'staff:pickup-desk',
    summary: 'The sheet that is signed on paper as the goods are handed over, PDF',
    params: byNumber,
    file: 'A PDF',
    do: async ({ visit, params }, reply) => {
      const request = await visit.read((work) => readRequest(work, params.number))
      const paper = handOverSheet(request, { locale: visit.locale, site: visit.site, now: visit.now })
      return reply.type(pdfMediaType).send(Buffer.from(await writePdf(paper)))
    },
  })
  route({
    post: '/ops/desk/:number/collect',
    access: 'staff:pickup-desk',
    summary: 'Hand the goods over: code, name and ID of who collects',
    params: byNumber,
    body: z.object({
      code: z.string().trim().min(1).max(20),
      collectorName: z.string().trim().min(1).max(120),
      collectorIdNumber: z.string().trim().min(1).max(60).transform(withWesternDigits),
      nameSeen: z.boolean().default(false).meta({ description: 'The ID was compared, and it is the same person' }),
    }),
    answer: deskShape,
    do: async ({ visit, params, body }) => {
      await visit.write((work) => limitRate(work, `pickup-code:${visit.who.id}`, 60, 60))
      await visit.write(async (work) => {
        const { id } = await readRequest(work, params.number)
        await collectRequest(work, { requestId: id, ...body })
      })
      return deskJson(await visit.read((work) => readRequest(work, params.number)))
    },
  })
})
