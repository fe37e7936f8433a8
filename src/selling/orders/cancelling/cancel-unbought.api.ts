import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorBody } from '#platform/http/answer-error.ts'
import { cancelUnbought } from './cancel-unbought.ts'
import { cancelWishes } from './cancel-wishes.ts'

const support = { access: 'staff:support' } as const
const keyed = z.object({ 'idempotency-key': z.string().max(255).default('') })
const byNumber = z.object({ number: z.string().max(40) })
const said = z.string().trim().min(3).max(500)

/** Staff cancel an order before anything of it is bought. */
export const cancelUnboughtApi: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/ops/orders/:number/cancel',
    {
      config: support,
      schema: {
        tags: ['ops'],
        summary: 'Cancel an order of which nothing was bought; `us` gives the fee of the payment method back too',
        params: byNumber,
        headers: keyed,
        body: z.object({ wish: z.enum(cancelWishes), why: said }),
        response: { 200: z.object({ data: z.object({ number: z.string() }) }), default: errorBody },
      },
    },
    async ({ visit, params, body, headers }) => {
      const given = { ...body, number: params.number, key: headers['idempotency-key'] }
      return { data: await visit.write((work) => cancelUnbought(work, given)) }
    },
  )
}
