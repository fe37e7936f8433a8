import { z } from 'zod'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { api } from '#platform/http/api.ts'
import type { Work } from '#platform/work/work.ts'
import { readSavedCards } from './read-saved-cards.ts'
import { removeCard } from './remove-card.ts'

const cardJson = z
  .object({
    id: z.string().meta({ description: 'savedCardId of a payment by creditCard' }),
    brand: z.string(),
    last4: z.string(),
    savedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable().meta({ description: 'When a payment with it was last paid' }),
    isRefused: z.boolean().meta({ description: 'Its gateway does not take it any more: a payment with it is refused' }),
  })
  .meta({ id: 'SavedCard', description: 'The number and the token of the payment company are in no answer' })
const many = z.object({ items: z.array(cardJson) })

/** A customer's saved cards. They are saved by paying with them (`saveCard`). */
export const cardsApi = api({ tags: ['payments'], access: 'customer' }, (route) => {
  route({
    get: '/saved-cards',
    summary: 'My saved cards on this site, the last used first',
    answer: many,
    read: shown,
  })
  route({
    delete: '/saved-cards/:id',
    summary: 'Removes a saved card: what we keep of it is erased at once',
    params: z.object({ id: z.string() }),
    answer: many,
    do: ({ visit, params }) =>
      visit.write(async (work) => {
        await removeCard(work, params.id)
        return shown(work)
      }),
  })
})

async function shown(work: Work): Promise<z.output<typeof many>> {
  const cards = await readSavedCards(work, { customerId: signedInCustomer(work), provider: null })
  const items = cards.map(({ savedAt, lastUsedAt, ...card }) => {
    const [saved, used] = [savedAt.toISOString(), lastUsedAt?.toISOString() ?? null]
    return { ...card, savedAt: saved, lastUsedAt: used }
  })
  return { items }
}
