import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { cardGateway } from '#payments/gateway.ts'
import { receiveCallback } from '#payments/receive-callback.ts'
import { errorBody } from '#platform/answer-error.ts'
import { no as platformNo } from '#platform/refusal.ts'
import { applyNews } from './apply-news.ts'
import { no } from './checkout.refusals.ts'

const longestCallback = 262_144

/** Where gateways tell what became of a payment. The body is kept as it came: it is what was signed. */
export const callbacksApi: FastifyPluginAsyncZod = async (app) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: longestCallback }, (_request, body, done) =>
    done(null, body),
  )
  app.post(
    '/payment/callbacks/:provider',
    {
      config: { access: 'provider' },
      schema: {
        tags: ['payments'],
        summary: 'For payment gateways: signed news of a payment',
        params: z.object({ provider: z.string() }),
        querystring: z.object({ hmac: z.string().optional() }).catchall(z.string()),
        response: { 200: z.object({ data: z.object({ received: z.literal(true) }) }), default: errorBody },
      },
    },
    async ({ visit, params, query, body }) => {
      if (params.provider !== visit.ports.get(cardGateway).provider) throw platformNo.NOT_FOUND()
      const rawBody = typeof body === 'string' ? body : ''
      const done = await receiveCallback(visit, { rawBody, query }, applyNews)
      if (done === 'refused') throw no.CALLBACK_NOT_SIGNED()
      return { data: { received: true as const } }
    },
  )
}
