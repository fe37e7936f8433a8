import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { no } from '#checkout/checkout.refusals.ts'
import type { ReceivedCallback } from '#money/payments/gateways/gateway.ts'
import { receiveCallback } from '#money/payments/gateways/receive-callback.ts'
import { errorBody } from '#platform/http/answer-error.ts'
import type { Visit } from '#platform/http/visit.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import { applyNews } from './apply-news.ts'

const longestCallback = 262_144
const params = z.object({ provider: z.string().max(40) })
const querystring = z.object({ hmac: z.string().optional() }).catchall(z.string())
const response = { 200: z.object({ data: z.object({ received: z.literal(true) }) }), default: errorBody }
const config = { access: 'provider' } as const

/** Where gateways tell what became of a payment. The body is kept as it came: it is what was signed. */
export const callbacksApi: FastifyPluginAsyncZod = async (app) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: longestCallback }, (_request, body, done) =>
    done(null, body),
  )
  app.post(
    '/payment/callbacks/:provider',
    {
      config,
      schema: {
        tags: ['payments'],
        summary: 'For payment gateways: signed news of a payment',
        params,
        querystring,
        response,
      },
    },
    async ({ visit, params, query, body }) =>
      receive(visit, params.provider, { rawBody: typeof body === 'string' ? body : '', query }),
  )
  app.get(
    '/payment/callbacks/:provider',
    {
      config,
      schema: {
        tags: ['payments'],
        summary: 'The same from gateways that tell it in the address; what is not signed is only asked about',
        params,
        querystring,
        response,
      },
    },
    async ({ visit, params, query }) => receive(visit, params.provider, { rawBody: '', query }),
  )
}

// Kept is enough to say so: the clock applies what could not be applied now.
async function receive(visit: Visit, provider: string, received: ReceivedCallback) {
  const reception = await receiveCallback(visit, provider, { ...received, network: visit.network }, applyNews)
  if (reception.kind === 'unknownProvider') throw platformNo.NOT_FOUND()
  if (reception.kind === 'refused') throw no.CALLBACK_NOT_SIGNED()
  if (reception.kind === 'kept') visit.report(reception.fault)
  return { data: { received: true as const } }
}
