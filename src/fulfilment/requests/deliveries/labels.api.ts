import { z } from 'zod'
import { pdfMediaType, writePdf } from '#platform/files/pdf.ts'
import { api } from '#platform/http/api.ts'
import { labelsPaper } from './parcel-label.ts'
import { readLabels } from './read-labels.ts'

const number = z.string().max(40)

/** Labels for parcels of the shop's own courier. */
export const labelsApi = api({ tags: ['ops'], access: 'staff:requests' }, (route) => {
  route({
    get: '/ops/requests/labels',
    summary: 'Labels for the shop’s own courier, A6, PDF: of the requests named, or of all that are packed',
    query: z.object({ number: z.union([number, z.array(number).max(100)]).optional() }),
    file: 'A PDF',
    do: async ({ visit, query }, reply) => {
      const labels = await visit.write((work) => readLabels(work, [query.number ?? []].flat()))
      const name = labels.length === 1 ? labels[0]!.requestNumber : `labels-${labels.length}`
      return reply
        .type(pdfMediaType)
        .header('content-disposition', `inline; filename="${name}.pdf"`)
        .send(Buffer.from(await writePdf(labelsPaper(labels))))
    },
  })
})
