import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { couriers } from '#fulfilment/couriers/courier.ts'
import { no } from '#fulfilment/couriers/couriers.refusals.ts'
import { errorBody } from '#platform/http/answer-error.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import { hearNews } from './hear-news.ts'

const longestNews = 65_536

/** Where shipping companies tell that something happened to a parcel. The body is kept as it came. */
export const courierNewsApi: FastifyPluginAsyncZod = async (app) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: longestNews }, (_request, body, done) =>
    done(null, body),
  )
  app.post(
    '/couriers/:company/news',
    {
      config: { access: 'provider' },
      schema: {
        tags: ['requests'],
        summary: 'For shipping companies: news of a parcel, never believed, only asked about',
        params: z.object({ company: z.string().max(40) }),
        response: { 200: z.object({ data: z.object({ received: z.literal(true) }) }), default: errorBody },
      },
    },
    async ({ visit, params, body, headers }) => {
      const courier = visit.ports.get(couriers).of(params.company)
      if (!courier) throw platformNo.NOT_FOUND()
      const rawBody = typeof body === 'string' ? body : ''
      const heard = await visit.write((work) => hearNews(work, courier, { rawBody, headers }, visit.network))
      // Committed above: what nobody vouched for is kept, and refused.
      if (heard === 'refused') throw no.COURIER_NEWS_NOT_TRUSTED()
      return { data: { received: true as const } }
    },
  )
}
