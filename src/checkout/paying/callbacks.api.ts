import { z } from 'zod'
import { no } from '#checkout/checkout.refusals.ts'
import type { ReceivedCallback } from '#money/payments/gateways/gateway.ts'
import { receiveCallback } from '#money/payments/gateways/receive-callback.ts'
import { api } from '#platform/http/api.ts'
import type { Visit } from '#platform/http/visit.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import { applyNews } from './apply-news.ts'

const longestCallback = 262_144
const params = z.object({ provider: z.string().max(40) })
const querystring = z.object({ hmac: z.string().optional() }).catchall(z.string())
const response = z.object({ received: z.literal(true) })

/** Where gateways send news of payments. The body is stored unchanged, because it is what was signed. */
export const callbacksApi = api({ tags: ['payments'], access: 'provider' }, (route, app) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: longestCallback }, (_request, body, done) =>
    done(null, body),
  )
  route({
    post: '/payment/callbacks/:provider',
    summary: 'For payment gateways: signed news of a payment',
    params,
    query: querystring,
    answer: response,
    do: ({ visit, params, query, body }) =>
      receive(visit, params.provider, { rawBody: typeof body === 'string' ? body : '', query }),
  })
  route({
    get: '/payment/callbacks/:provider',
    summary: 'The same from gateways that tell it in the address; what is not signed is only asked about',
    params,
    query: querystring,
    answer: response,
    do: ({ visit, params, query }) => receive(visit, params.provider, { rawBody: '', query }),
  })
})

// A stored callback is answered with success: a job applies later what could not be applied now.
async function receive(visit: Visit, provider: string, received: ReceivedCallback) {
  const reception = await receiveCallback(visit, provider, { ...received, network: visit.network }, applyNews)
  if (reception.kind === 'unknownProvider') throw platformNo.NOT_FOUND()
  if (reception.kind === 'refused') throw no.CALLBACK_NOT_SIGNED()
  if (reception.kind === 'kept') visit.report(reception.fault)
  return { received: true as const }
}
