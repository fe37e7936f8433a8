import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { endedCookies } from '#people/access/session-cookie.ts'
import { errorBody } from '#platform/http/answer-error.ts'
import { deleteAccount } from './delete-account.ts'

const response = { 200: z.object({ data: z.object({ done: z.literal(true) }) }), default: errorBody }

/** Deleting the account: for good, and only by who showed their password within ten minutes (`POST /auth/proof`). */
export const deletionApi: FastifyPluginAsyncZod = async (app) => {
  app.delete(
    '/users',
    {
      config: { access: 'customer' },
      schema: { tags: ['people'], summary: 'Delete my account, for good', response },
    },
    async ({ visit }, reply) => {
      await visit.write((work) => deleteAccount(work, visit.origin))
      reply.header('set-cookie', [...endedCookies(visit.origin)])
      return { data: { done: true as const } }
    },
  )
}
