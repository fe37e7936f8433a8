import { endedCookies } from '#people/access/session-cookie.ts'
import { api } from '#platform/http/api.ts'
import { deleteAccount } from './delete-account.ts'

/** Deletes the account for good, only after a proof within ten minutes (`POST /auth/proof`). */
export const deletionApi = api({ tags: ['people'], access: 'customer' }, (route) => {
  route({
    delete: '/users',
    summary: 'Delete my account, for good',
    do: async ({ visit }, reply) => {
      await visit.write((work) => deleteAccount(work, visit.origin))
      reply.header('set-cookie', [...endedCookies(visit.origin)])
    },
  })
})
