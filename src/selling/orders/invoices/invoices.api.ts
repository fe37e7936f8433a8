import { z } from 'zod'
import { pdfMediaType, writePdf } from '#platform/files/pdf.ts'
import { api } from '#platform/http/api.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { invoicePaper } from './invoice-paper.ts'
import { readInvoicePaper, readOrderInvoices } from './read-invoice.ts'
import { readSeller } from './seller-setting.ts'

const paperJson = z
  .object({
    kind: z.enum(['invoice', 'credit_note', 'pro_forma']),
    number: z.string(),
    corrects: z.string().nullable(),
    issuedAt: dateJson,
    total: amountJson,
    vat: amountJson,
  })
  .meta({ id: 'Invoice' })
const byNumber = z.object({ number: z.string().max(40) })

/** Invoices and credit notes of the customer's orders; before they are issued, a pro forma. */
export const invoicesApi = api({ tags: ['orders'], access: 'customer' }, (route) => {
  route({
    get: '/orders/:number/invoices',
    summary: 'The invoice and the credit notes of an order; a pro forma until it is handed over and paid',
    params: byNumber,
    answer: z.object({ items: z.array(paperJson) }),
    do: async ({ visit, params }) => {
      const papers = await visit.write(async (work) =>
        readOrderInvoices(work, params.number, await readSeller(work, visit.ports)),
      )
      return { items: papers.map(({ content, ...paper }) => ({ ...paper, total: content.total, vat: content.vat })) }
    },
  })
  route({
    get: '/orders/:number/invoice',
    summary: 'One of these papers as PDF, in Arabic or English',
    params: byNumber,
    query: z.object({
      lang: z.enum(['ar', 'en']).optional().meta({ description: 'Language of the paper; else the call’s own' }),
      paper: z.string().max(40).optional().meta({ description: 'Its number; else the invoice' }),
    }),
    file: 'The file itself',
    do: async ({ visit, params, query }, reply) => {
      const locale = query.lang ?? visit.locale
      const asked = { order: params.number, paper: query.paper ?? null }
      const view = await visit.write(async (work) => readInvoicePaper(work, asked, await readSeller(work, visit.ports)))
      const paper = invoicePaper(view, { locale, site: visit.site })
      reply.header('cache-control', 'private, no-store')
      reply.header('content-disposition', `attachment; filename="marsa-${view.kind}-${view.number}-${locale}.pdf"`)
      return reply.type(pdfMediaType).send(Buffer.from(await writePdf(paper)))
    },
  })
})
