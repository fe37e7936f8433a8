import { api } from '#platform/http/api.ts'
import { readHeldData } from './read-held-data.ts'

/** Everything that is held of me as a file, within ten minutes of a proof (`POST /auth/proof`). */
export const heldDataApi = api({ tags: ['people'], access: 'customer' }, (route) => {
  route({
    get: '/users/data',
    summary: 'All that is held of me, as a JSON file',
    description: 'Only after a proof within ten minutes. Dates are UTC; amounts are minor units with their currency.',
    file: 'application/json',
    do: async ({ visit }, reply) => {
      const data = await visit.write(readHeldData)
      const name = `marsa-my-data-${data.madeAt.slice(0, 10)}.json`
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(JSON.stringify(data, null, 2))
    },
  })
})
