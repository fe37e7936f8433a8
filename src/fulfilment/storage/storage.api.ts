import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import type { Visit } from '#platform/http/visit.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readStorage, type Storage } from './read-storage.ts'
import { sayStorage } from './say-storage.ts'

const day = z.iso.date()
const shape = z
  .object({
    itemId: z.string(),
    waitingSince: day,
    freeUntil: day.describe('Free until the end of this day, if the goods go on waiting'),
    costsFrom: day.describe('The first day that costs'),
    perDay: amountJson.describe('For all pieces and each day on which our offices are open, VAT included'),
    most: amountJson,
    booked: amountJson.describe('What it has cost so far; it is part of what is due on the order'),
    waived: amountJson,
    isWaiting: z.boolean().describe('Days count now; false: we prepare the goods'),
    caseFrom: dateJson.describe('From then on our staff look after it, and nothing is added'),
    caseNumber: z.string().nullable(),
    text: z.string().nullable().describe('The same in words, in the language asked for'),
  })
  .meta({ id: 'Storage' })

function json(one: Storage, { locale, site }: Visit): z.output<typeof shape> {
  return {
    itemId: one.itemId,
    waitingSince: one.beganOn,
    freeUntil: one.freeUntil,
    costsFrom: one.costsFrom,
    perDay: one.perDayMinor,
    most: one.mostMinor,
    booked: one.bookedMinor,
    waived: one.waivedMinor,
    isWaiting: one.isWaiting,
    caseFrom: one.caseAt,
    caseNumber: one.caseNumber,
    text: sayStorage(one, { locale, site }),
  }
}

/** How long goods that wait for their customer are kept for free, and what it costs then. */
export const storageApi = api({ tags: ['orders'] }, (route) => {
  route({
    get: '/orders/:number/storage',
    access: 'customer',
    summary: 'Until when your goods are kept for free at our office, what each day costs then, and what it cost so far',
    params: z.object({ number: z.string().max(40) }),
    answer: z.object({ items: z.array(shape) }),
    do: async ({ visit, params: { number } }) => {
      const found = await visit.read(async (work) => readStorage(work, (await findOrder(work, { number })).items))
      return { items: found.map((one) => json(one, visit)) }
    },
  })
})
