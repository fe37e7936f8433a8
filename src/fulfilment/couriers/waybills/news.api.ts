import { z } from 'zod'
import { couriers } from '#fulfilment/couriers/courier.ts'
import { no } from '#fulfilment/couriers/couriers.refusals.ts'
import { api } from '#platform/http/api.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import { hearNews } from './hear-news.ts'

const longestNews = 65_536

/** The call to which shipping companies send news of parcels. The body is stored unchanged. */
export const courierNewsApi = api({ tags: ['requests'], access: 'provider' }, (route, app) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: longestNews }, (_request, body, done) =>
    done(null, body),
  )
  route({
    post: '/couriers/:company/news',
    summary: 'For shipping companies: news of a parcel, never believed, only asked about',
    params: z.object({ company: z.string().max(40) }),
    answer: z.object({ received: z.literal(true) }),
    do: async ({ visit, params, body, request }) => {
      const courier = visit.ports.get(couriers).of(params.company)
      if (!courier) throw platformNo.NOT_FOUND()
      const rawBody = typeof body === 'string' ? body : ''
      const heard = await visit.write((work) =>
        hearNews(work, courier, { rawBody, headers: request.headers }, visit.network),
      )
      // Committed above: untrusted news are stored, and refused.
      if (heard === 'refused') throw no.COURIER_NEWS_NOT_TRUSTED()
      return { received: true as const }
    },
  })
})
