import { z } from 'zod'
import { pdfMediaType, writePdf } from '#platform/files/pdf.ts'
import { api } from '#platform/http/api.ts'
import type { Visit } from '#platform/http/visit.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { closeRunSheet } from './close-run-sheet.ts'
import { openRunSheet } from './open-run-sheet.ts'
import { readCourierSheet, readRunSheet } from './read-run-sheets.ts'
import { runSheetPaper } from './run-sheet-paper.ts'
import { scanParcel } from './scan-parcel.ts'

const byNumber = z.object({ number: z.string().max(40) })
const parcel = z.object({
  requestNumber: z.string(),
  awb: z.string(),
  receiver: z.string(),
  place: z.string(),
  pieces: z.int(),
  grams: z.int(),
  cash: amountJson,
  scannedAt: dateJson.nullable(),
})
const sheet = z
  .object({
    number: z.string(),
    company: z.string(),
    madeAt: dateJson,
    closedAt: dateJson.nullable(),
    cash: amountJson.describe('What the courier collects at the doors for all that was taken'),
    cashWaiting: amountJson.describe('The same for what still waits'),
    taken: z.array(parcel),
    waiting: z.array(parcel),
  })
  .meta({ id: 'RunSheet' })

/** Handing parcels to couriers, for the hub. */
export const runSheetsApi = api({ tags: ['ops'], access: 'staff:hub' }, (route) => {
  route({
    post: '/ops/run-sheets',
    summary: 'The sheet a courier’s parcels are scanned onto; the open one where there is one',
    body: z.object({ company: z.string().max(40) }),
    answer: sheet,
    do: async ({ visit, body }) => show(visit, await visit.write((work) => openRunSheet(work, body.company))),
  })
  route({
    get: '/ops/run-sheets/:number',
    summary: 'A run sheet',
    params: byNumber,
    answer: sheet,
    do: ({ visit, params }) => show(visit, params.number),
  })
  route({
    post: '/ops/run-sheets/:number/parcels',
    summary: 'A parcel is scanned as the courier takes it; scanned twice it goes once',
    params: byNumber,
    body: z.object({ awb: z.string().trim().min(1).max(40) }),
    answer: sheet,
    do: async ({ visit, params, body }) => {
      await visit.write((work) => scanParcel(work, params.number, body.awb))
      return show(visit, params.number)
    },
  })
  route({
    post: '/ops/run-sheets/:number/close',
    summary: 'The courier has left',
    params: byNumber,
    answer: sheet,
    do: async ({ visit, params }) => {
      await visit.write((work) => closeRunSheet(work, params.number))
      return show(visit, params.number)
    },
  })
  route({
    get: '/ops/run-sheets/:number/paper',
    summary: 'The run sheet as a paper to sign',
    params: byNumber,
    file: 'A PDF',
    do: async ({ visit, params }, reply) => {
      const read = await visit.write((work) => readCourierSheet(work, params.number))
      const { locale, site, now } = visit
      const pdf = Buffer.from(await writePdf(runSheetPaper(read, { locale, site, now })))
      return reply
        .type(pdfMediaType)
        .header('content-disposition', `inline; filename="run-sheet-${read.number}.pdf"`)
        .send(pdf)
    },
  })
})

async function show(visit: Visit, number: string) {
  const { taken, waiting, cashMinor, waitingMinor, ...head } = await visit.read((work) => readRunSheet(work, number))
  const shown = (rows: typeof taken) =>
    rows.map(({ requestNumber, awb, receiver, place, pieces, grams, cashMinor, scannedAt }) => ({
      requestNumber,
      awb,
      receiver,
      place,
      pieces,
      grams,
      scannedAt,
      cash: cashMinor,
    }))
  const { company, madeAt, closedAt } = head
  const sums = { cash: cashMinor, cashWaiting: waitingMinor }
  return { number, company, madeAt, closedAt, ...sums, taken: shown(taken), waiting: shown(waiting) }
}
