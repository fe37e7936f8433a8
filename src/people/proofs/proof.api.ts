import { z } from 'zod'
import { endSession } from '#people/access/end-session.ts'
import { readSessions } from '#people/access/read-sessions.ts'
import { api } from '#platform/http/api.ts'
import { tryProof } from './take-proof.ts'

const body = z.object({ proof: z.string().min(1).max(200) })
const session = z.object({
  id: z.string(),
  agent: z.string(),
  ip: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isThis: z.boolean(),
})

/** Gives a new proof before money leaves or security changes (403 PROOF_NEEDED asks for it); lists open sessions. */
export const proofApi = api({ tags: ['people'] }, (route) => {
  route({
    post: '/auth/proof',
    access: 'customer',
    summary: 'Show the password again; good for ten minutes',
    body,
    do: async ({ visit, body: { proof } }) => {
      await tryProof(visit, proof)
    },
  })

  route({
    post: '/ops/auth/proof',
    access: 'staff:overview',
    tags: ['ops'],
    summary: 'Show a code of the authenticator again; good for ten minutes',
    body,
    do: async ({ visit, body: { proof } }) => {
      await tryProof(visit, proof)
    },
  })

  const list = z.array(session)
  route({
    get: '/users/sessions',
    access: 'customer',
    summary: 'Where the customer is signed in',
    answer: list,
    do: async ({ visit }) => {
      const open = await visit.read((work) => readSessions(work, visit.token))
      return open.map((one) => ({
        ...one,
        createdAt: one.createdAt.toISOString(),
        lastSeenAt: one.lastSeenAt.toISOString(),
      }))
    },
  })

  const params = z.object({ id: z.string().max(40) })
  route({
    delete: '/users/sessions/:id',
    access: 'customer',
    summary: 'End a session, or all `others`; needs a recent proof',
    params,
    write: (work, { visit, params: { id } }) => endSession(work, id, visit.token),
  })
})
