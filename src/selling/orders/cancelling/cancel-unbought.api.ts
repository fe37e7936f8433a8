import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { cancelUnbought } from './cancel-unbought.ts'
import { cancelWishes } from './cancel-wishes.ts'

const byNumber = z.object({ number: z.string().max(40) })
const said = z.string().trim().min(3).max(500)

/** Staff cancel an order before any of it is bought. */
export const cancelUnboughtApi = api({ tags: ['ops'], access: 'staff:support' }, (route) => {
  route({
    post: '/ops/orders/:number/cancel',
    summary: 'Cancel an order of which nothing was bought; `us` gives the fee of the payment method back too',
    params: byNumber,
    body: z.object({ wish: z.enum(cancelWishes), why: said }),
    keyed: true,
    answer: z.object({ number: z.string() }),
    do: async ({ visit, params, body, key }) => {
      const given = { ...body, number: params.number, key }
      return visit.write((work) => cancelUnbought(work, given))
    },
  })
})
