import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { pdfMediaType, writePdf } from '#platform/files/pdf.ts'
import { errorBody } from '#platform/http/answer-error.ts'
import { labelsPaper } from './parcel-label.ts'
import { readLabels } from './read-labels.ts'

const number = z.string().max(40)

/** Labels of parcels that the shop's own courier takes. */
export const labelsApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/ops/requests/labels',
    {
      config: { access: 'staff:requests' },
      schema: {
        tags: ['ops'],
        summary: 'Labels for the shop’s own courier, A6, PDF: of the requests named, or of all that are packed',
        querystring: z.object({ number: z.union([number, z.array(number).max(100)]).optional() }),
        response: { 200: z.any().meta({ description: 'A PDF' }), default: errorBody },
      },
    },
    async ({ visit, query }, reply) => {
      const labels = await visit.read((work) => readLabels(work, [query.number ?? []].flat()))
      const name = labels.length === 1 ? labels[0]!.requestNumber : `labels-${labels.length}`
      return reply
        .type(pdfMediaType)
        .header('content-disposition', `inline; filename="${name}.pdf"`)
        .send(Buffer.from(await writePdf(labelsPaper(labels))))
    },
  )
}
