import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { endSession } from '#people/access/end-session.ts'
import { readSessions } from '#people/access/read-sessions.ts'
import { errorBody } from '#platform/http/answer-error.ts'
import { tryProof } from './take-proof.ts'

const done = { 200: z.object({ data: z.object({ done: z.literal(true) }) }), default: errorBody }
const answered = { data: { done: true as const } }
const tags = ['people']
const customer = { access: 'customer' } as const
const body = z.object({ proof: z.string().min(1).max(200) })
const session = z.object({
  id: z.string(),
  agent: z.string(),
  ip: z.string(),
  lastSeenAt: z.string(),
  isThis: z.boolean(),
})

/** Who is there, shown again before money leaves or security changes (403 PROOF_NEEDED asks for it); open sessions. */
export async function proofApi(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  const mine = { summary: 'Show the password again; good for ten minutes', tags, body, response: done }
  app.post('/auth/proof', { config: customer, schema: mine }, async ({ visit, body: { proof } }) => {
    await tryProof(visit, proof)
    return answered
  })

  const staff = { summary: 'Show a code of the authenticator again; good for ten minutes', tags: ['ops'], body }
  const staffSchema = { ...staff, response: done }
  const config = { access: 'staff:overview' } as const
  app.post('/ops/auth/proof', { config, schema: staffSchema }, async ({ visit, body: { proof } }) => {
    await tryProof(visit, proof)
    return answered
  })

  const list = { 200: z.object({ data: z.array(session) }), default: errorBody }
  const listed = { summary: 'Where the customer is signed in', tags, response: list }
  app.get('/users/sessions', { config: customer, schema: listed }, async ({ visit }) => {
    const open = await visit.read((work) => readSessions(work, visit.token))
    return { data: open.map((one) => ({ ...one, lastSeenAt: one.lastSeenAt.toISOString() })) }
  })

  const params = z.object({ id: z.string().max(40) })
  const ending = { summary: 'End a session, or all `others`; needs a recent proof', tags, params, response: done }
  app.delete('/users/sessions/:id', { config: customer, schema: ending }, async ({ visit, params: { id } }) => {
    await visit.write((work) => endSession(work, id, visit.token))
    return answered
  })
}
