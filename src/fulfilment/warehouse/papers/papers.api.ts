import { z } from 'zod'
import { readShipment } from '#fulfilment/warehouse/shipments/read-shipments.ts'
import { csvMediaType } from '#platform/files/csv.ts'
import { pdfMediaType, writePdf } from '#platform/files/pdf.ts'
import { api } from '#platform/http/api.ts'
import type { Visit } from '#platform/http/visit.ts'
import { no } from '#platform/work/refusal.ts'
import type { Locale } from '#platform/work/work.ts'
import { sellers } from '#selling/orders/invoices/seller.ts'
import { boxLabelsPaper } from './box-label.ts'
import { paperCsv } from './paper-csv.ts'
import { paperKinds } from './paper-kinds.ts'
import { paperPdf } from './paper-pdf.ts'
import { readShipmentPapers } from './read-shipment-papers.ts'

const byNumber = z.object({ number: z.string().max(40) })

/** The papers of a shipment, as files. */
export const papersApi = api({ tags: ['ops'], access: 'staff:customs' }, (route) => {
  route({
    get: '/ops/shipments/:number/papers/:paper',
    summary: 'Manifest, packing list or customs invoices of a shipment, in Arabic or English, as PDF or CSV',
    params: byNumber.extend({ paper: z.enum(paperKinds) }),
    query: z.object({
      lang: z.enum(['ar', 'en']).optional().meta({ description: 'Language of the paper; else the call’s own' }),
      as: z.enum(['pdf', 'csv']).default('pdf'),
    }),
    file: 'The file itself',
    do: async ({ visit, params, query }, reply) => {
      const { paper } = params
      const { shipment, papers } = await readBoth(visit, params.number)
      const locale: Locale = query.lang ?? visit.locale
      reply.header('cache-control', 'private, no-store')
      const name = `${shipment.number}-${paper}-${locale}.${query.as}`
      reply.header('content-disposition', `${query.as === 'pdf' ? 'inline' : 'attachment'}; filename="${name}"`)
      if (query.as === 'csv') return reply.type(csvMediaType).send(paperCsv(paper, papers, locale))
      const seller = visit.ports.get(sellers)[visit.site]
      const shipper = { name: seller.name[locale], address: seller.address[locale], taxId: seller.taxId }
      const printed = { locale, now: visit.now, airwayBill: shipment.airwayBill, shipper }
      return reply.type(pdfMediaType).send(Buffer.from(await writePdf(paperPdf(paper, papers, printed))))
    },
  })
  route({
    get: '/ops/shipments/:number/box-labels',
    summary: 'A label of A6 for each box of a shipment, PDF',
    params: byNumber,
    file: 'The file itself',
    do: async ({ visit, params }, reply) => {
      const { shipment, papers } = await readBoth(visit, params.number)
      return reply
        .type(pdfMediaType)
        .header('content-disposition', `inline; filename="${shipment.number}-boxes.pdf"`)
        .send(Buffer.from(await writePdf(boxLabelsPaper(papers, shipment.airwayBill))))
    },
  })
})

function readBoth(visit: Visit, number: string) {
  return visit.read(async (work) => {
    const shipment = await readShipment(work, number)
    if (!shipment) throw no.NOT_FOUND()
    return { shipment, papers: await readShipmentPapers(work, number) }
  })
}
