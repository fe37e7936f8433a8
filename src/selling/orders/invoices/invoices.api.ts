import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { pdfMediaType, writePdf } from '#platform/files/pdf.ts'
import { errorBody } from '#platform/http/answer-error.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { invoicePaper } from './invoice-paper.ts'
import { readInvoicePaper, readOrderInvoices } from './read-invoice.ts'
import { sellers } from './seller.ts'

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
const config = { access: 'customer' } as const
const tags = ['orders']

/** Invoices and credit notes of the customer's orders; before they are issued, a pro forma. */
export const invoicesApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/orders/:number/invoices',
    {
      config,
      schema: {
        tags,
        summary: 'The invoice and the credit notes of an order; a pro forma until it is handed over and paid',
        params: byNumber,
        response: { 200: z.object({ data: z.object({ items: z.array(paperJson) }) }), default: errorBody },
      },
    },
    async ({ visit, params }) => {
      const seller = visit.ports.get(sellers)[visit.site]
      const papers = await visit.write((work) => readOrderInvoices(work, params.number, seller))
      return {
        data: { items: papers.map(({ content, ...paper }) => ({ ...paper, total: content.total, vat: content.vat })) },
      }
    },
  )
  app.get(
    '/orders/:number/invoice',
    {
      config,
      schema: {
        tags,
        summary: 'One of these papers as PDF, in Arabic or English',
        params: byNumber,
        querystring: z.object({
          lang: z.enum(['ar', 'en']).optional().meta({ description: 'Language of the paper; else the call’s own' }),
          paper: z.string().max(40).optional().meta({ description: 'Its number; else the invoice' }),
        }),
        response: { 200: z.unknown().describe('The file itself'), default: errorBody },
      },
    },
    async ({ visit, params, query }, reply) => {
      const locale = query.lang ?? visit.locale
      const asked = { order: params.number, paper: query.paper ?? null }
      const seller = visit.ports.get(sellers)[visit.site]
      const view = await visit.write((work) => readInvoicePaper(work, asked, seller))
      const paper = invoicePaper(view, { locale, site: visit.site })
      reply.header('cache-control', 'private, no-store')
      reply.header('content-disposition', `attachment; filename="marsa-${view.kind}-${view.number}-${locale}.pdf"`)
      return reply.type(pdfMediaType).send(Buffer.from(await writePdf(paper)))
    },
  )
}
