import { z } from 'zod'
import { normalBarcode } from '#fulfilment/custody/piece-barcode.ts'
import { makeBin, putAway, retireBin } from '#fulfilment/warehouse/bins/bins.ts'
import { readBins } from '#fulfilment/warehouse/bins/read-bins.ts'
import { readUnitLabels } from '#fulfilment/warehouse/receiving/read-unit-labels.ts'
import { labelSizes, unitLabelsPaper } from '#fulfilment/warehouse/receiving/unit-labels.ts'
import { pdfMediaType, writePdf } from '#platform/files/pdf.ts'
import { api } from '#platform/http/api.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { boxLabelPaper } from './box-label-paper.ts'
import { putInBox } from './put-in-box.ts'
import { readBox } from './read-boxes.ts'
import { takeOutOfBox } from './take-out-of-box.ts'

const code = z.string().trim().min(1).max(40)
const codes = z.array(code).min(1).max(100)
const bin = z.object({ place: z.string().min(1).max(10), code: z.string().trim().min(1).max(20) })
const some = z.union([code, z.array(code).max(100)]).optional()

/** Bins, boxes and labels of the warehouses abroad, for staff. */
export const packingApi = api({ tags: ['ops'], access: 'staff:receive' }, (route) => {
  route({
    get: '/ops/warehouse/labels',
    summary: 'Stickers with the barcodes of pieces, of whole items or single ones: a roll of 100 × 50 mm or A4 sheets',
    query: z.object({ item: some, piece: some, size: z.enum(labelSizes).default('sticker') }),
    file: 'A PDF',
    do: async ({ visit, query }, reply) => {
      const items = [query.item ?? []].flat().filter(isId)
      const labels = await visit.read((work) => readUnitLabels(work, items, [query.piece ?? []].flat()))
      if (labels.length === 0) throw no.NOT_FOUND()
      return reply
        .type(pdfMediaType)
        .header('content-disposition', `inline; filename="labels-${labels[0]?.barcode ?? ''}.pdf"`)
        .send(Buffer.from(await writePdf(unitLabelsPaper(labels, query.size))))
    },
  })
  route({
    get: '/ops/warehouse/boxes/:barcode/label',
    summary: 'The label of a box, A6, PDF',
    params: z.object({ barcode: code }),
    file: 'A PDF',
    do: async ({ visit, params }, reply) => {
      const box = await visit.read((work) => readBox(work, normalBarcode(params.barcode)))
      if (!box) throw no.NOT_FOUND()
      return reply
        .type(pdfMediaType)
        .header('content-disposition', `inline; filename="${box.barcode}.pdf"`)
        .send(Buffer.from(await writePdf(boxLabelPaper(box))))
    },
  })
  route({
    get: '/ops/warehouse/bins',
    summary: 'The bins of your warehouses and how much is in each',
    answer: z.object({
      bins: z.array(
        z.object({
          place: z.string(),
          code: z.string(),
          pieces: z.int(),
          items: z.int(),
          since: dateJson.nullable(),
        }),
      ),
    }),
    do: async ({ visit }) => ({ bins: (await visit.read(readBins)).bins }),
  })
  route({
    post: '/ops/warehouse/bins',
    summary: 'A new bin',
    body: bin,
    write: (work, { body }) => makeBin(work, body),
  })
  route({
    post: '/ops/warehouse/bins/retire',
    summary: 'Take an empty bin out of use',
    body: bin,
    write: (work, { body }) => retireBin(work, body),
  })
  route({
    post: '/ops/warehouse/bins/put-away',
    summary: 'Pieces are put into a bin; what should have been elsewhere is seen here and begins a case',
    body: bin.extend({ barcodes: codes }),
    answer: z.object({ bin: z.string(), pieces: z.int(), sighted: z.array(z.string()) }),
    do: async ({ visit, body }) => {
      const { sighted, ...put } = await visit.write((work) => putAway(work, body))
      return { ...put, sighted: sighted.map((piece) => piece.barcode) }
    },
  })
  route({
    post: '/ops/warehouse/boxes/pieces',
    summary: 'Pieces go into a box: the one named, or their customer’s open one, or a new one',
    body: z.object({ barcodes: codes, box: code.optional() }),
    answer: z.object({ box: z.string(), isNew: z.boolean(), sighted: z.array(z.string()) }),
    do: async ({ visit, body: { barcodes, box } }) => {
      const { sighted, ...put } = await visit.write((work) => putInBox(work, { barcodes, ...(box && { box }) }))
      return { ...put, sighted: sighted.map((piece) => piece.barcode) }
    },
  })
  route({
    post: '/ops/warehouse/boxes/take-out',
    summary: 'A piece is taken out of its box, which is open again; out of a closed one with a reason',
    body: z.object({ barcode: code, why: z.string().trim().max(500).default('') }),
    write: (work, { body }) => takeOutOfBox(work, body),
  })
})
