import { z } from 'zod'
import { readShipment } from '#fulfilment/warehouse/shipments/read-shipments.ts'
import { recordLook } from '#people/access/sealed/record-look.ts'
import { csvMediaType } from '#platform/files/csv.ts'
import { pdfMediaType, writePdf } from '#platform/files/pdf.ts'
import type { PdfBlock, PdfPaper } from '#platform/files/pdf-paper.ts'
import { api } from '#platform/http/api.ts'
import { siteWords } from '#platform/http/site-words.ts'
import type { Visit } from '#platform/http/visit.ts'
import { brand } from '#platform/settings/brand.ts'
import { no } from '#platform/work/refusal.ts'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { readSeller } from '#selling/orders/invoices/seller-setting.ts'
import { m } from '#words/messages.js'
import { boxSize } from './box-weights.ts'
import { paperCsv } from './paper-csv.ts'
import { paperKinds } from './paper-kinds.ts'
import { paperPdf } from './paper-pdf.ts'
import { readShipmentPapers } from './read-shipment-papers.ts'
import type { ShipmentPapers } from './shipment-papers.ts'

const byNumber = z.object({ number: z.string().max(40) })

type Word = (facts: Record<string, never>, as: { readonly locale: 'ar' | 'en' }) => string
const both = (word: Word) => `${word({}, { locale: 'ar' })} · \u2066${word({}, { locale: 'en' })}\u2069`

/** Labels of A6 for the boxes of a shipment, a page each, in both languages: what is scanned as they are handed over. */
export function boxLabelsPaper(papers: ShipmentPapers, airwayBill: string | null): PdfPaper {
  const pages = papers.boxes.map((label, at): readonly PdfBlock[] => [
    { kind: 'strong', text: `${brand.name.ar} · ${brand.name.en}` },
    {
      kind: 'text',
      text: `${countryName(papers.origin, 'ar')} – ${siteWords(papers.site, 'ar').country} · \u2066${countryName(papers.origin, 'en')} – ${siteWords(papers.site, 'en').country}\u2069`,
    },
    { kind: 'title', text: label },
    { kind: 'barcode', text: label, height: 64 },
    { kind: 'space', height: 10 },
    { kind: 'strong', text: `${both(m.warehouse_paper_box)} ${at + 1} / ${papers.boxes.length}` },
    ...weightOf(papers, label),
    { kind: 'note', text: both(m.warehouse_airway_bill) },
    { kind: 'strong', text: airwayBill ?? '—' },
  ])
  return {
    size: 'A6',
    locale: 'ar',
    title: papers.number,
    heading: '',
    footer: '',
    pageOf: () => '',
    blocks: pages.flatMap((blocks, at) => (at === 0 ? blocks : [{ kind: 'newPage' } as const, ...blocks])),
  }
}

// What a packed box weighs, and its size; of the others nobody knows.
function weightOf({ packed }: ShipmentPapers, label: string): readonly PdfBlock[] {
  const box = packed.find((one) => one.barcode === label)
  if (!box || box.grossGrams === null) return []
  const facts = [`${(box.grossGrams / 1000).toFixed(3)} kg`, boxSize(box, 'en')].filter(Boolean).join(' · ')
  return [{ kind: 'note', text: `${both(m.warehouse_paper_gross)} · \u2066${facts}\u2069` }]
}

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
      const seller = await visit.read((work) => readSeller(work, visit.ports))
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
  return visit.write(async (work) => {
    const shipment = await readShipment(work, number)
    if (!shipment) throw no.NOT_FOUND()
    await recordLook(work, 'phone.look', `shipment:${shipment.id}`)
    return { shipment, papers: await readShipmentPapers(work, number) }
  })
}
