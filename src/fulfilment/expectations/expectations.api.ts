import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import type { Visit } from '#platform/http/visit.ts'
import { discrepancyKinds, optionKinds } from '#selling/orders/discrepancies/discrepancy-kinds.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { delayReasons } from './delay-reasons.ts'
import type { Expectation } from './expectation.ts'
import { promiseNews } from './promise-news.ts'
import { readExpectations } from './read-expectations.ts'
import { readLate } from './read-late.ts'
import { sayExpectation } from './say-expectation.ts'
import { originCountries, ourStages } from './stages.ts'

const shape = z
  .object({
    stage: z.enum(ourStages),
    since: dateJson,
    usualDays: z.int().describe('Working days in which half of the items go on'),
    mostDays: z.int().describe('Working days in which four fifths of them go on'),
    samples: z.int().nullable().describe('How many of our own say so; null: the policy, until there are enough'),
    nextUpdateBy: dateJson,
    isLate: z.boolean(),
    reason: z.enum(delayReasons).nullable(),
    byDefault: z
      .enum([...optionKinds, 'keep'])
      .nullable()
      .describe(
        'Waits for its customer until `nextUpdateBy`, and what happens then without an answer; null: it does not',
      ),
    amiss: z
      .enum(discrepancyKinds)
      .nullable()
      .describe('What is wrong with it, where staff look into it: no day is promised; null: nothing'),
    arrivalFrom: dateJson.nullable(),
    arrivalTo: dateJson.nullable(),
    text: z.string().describe('The same in words, in the language asked for'),
  })
  .meta({ id: 'Expectation' })

function json(expected: Expectation, { locale, site }: Visit): z.output<typeof shape> {
  const { stage, since, usualDays, mostDays, samples, nextUpdateBy, isLate, promised, asked, amiss, arrival } = expected
  const { text, next } = sayExpectation(expected, { locale, site })
  return {
    stage,
    since,
    usualDays,
    mostDays,
    samples,
    nextUpdateBy,
    isLate,
    reason: promised?.reason ?? null,
    byDefault: asked?.byDefault ?? null,
    amiss,
    arrivalFrom: arrival?.from ?? null,
    arrivalTo: arrival?.to ?? null,
    text: `${text} ${next}`,
  }
}

/** When goods are expected to move on, and what staff promise about late ones. */
export const expectationsApi = api({ tags: ['ops'] }, (route) => {
  route({
    get: '/orders/:number/expectations',
    access: 'customer',
    tags: ['orders'],
    summary: 'By when each item of an order goes on; none for what waits for you',
    params: z.object({ number: z.string().max(40) }),
    answer: z.object({ items: z.array(shape.extend({ itemId: z.string() })) }),
    do: async ({ visit, params: { number } }) => {
      const expected = await visit.read(async (work) => {
        const { items } = await findOrder(work, { number })
        return readExpectations(
          work,
          items.map(({ id, state, country, state_since: since }) => ({ id, state, country, since })),
        )
      })
      return { items: [...expected].map(([itemId, one]) => ({ itemId, ...json(one, visit) })) }
    },
  })
  route({
    get: '/ops/late',
    access: 'staff:orders',
    summary: 'Goods that are late, and what will be within a working day, which comes first, as on the screen',
    query: z.object({
      soon: z
        .stringbool()
        .default(true)
        .describe('What will be late within a working day, before its customer reads so; `false`: what is late alone'),
      stage: z.enum(ourStages).nullable().default(null),
      country: z.enum(originCountries).nullable().default(null),
      q: z.string().max(40).default(''),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    answer: z.object({
      total: z.int(),
      items: z.array(shape.extend({ itemId: z.string(), number: z.string(), title: z.string(), country: z.string() })),
    }),
    do: async ({ visit, query: { soon, ...query } }) => {
      const which = soon ? 'all' : 'late'
      const list = await visit.read((work) => readLate(work, { ...query, which, pageSize: 50 }))
      const items = list.rows.map(({ id: itemId, number, title, country, expected }) => ({
        itemId,
        number,
        title,
        country,
        ...json(expected, visit),
      }))
      return { total: list.total, items }
    },
  })
  route({
    post: '/ops/late/promises',
    access: 'staff:orders',
    summary: 'Says why goods take longer and within how many working days there is news; customers are told',
    body: z.object({ itemIds: z.array(z.uuid()).max(100), reason: z.enum(delayReasons), days: z.int() }),
    keyed: true,
    answer: z.object({ told: z.int() }),
    write: (work, { body, key }) => promiseNews(work, { ...body, key }),
  })
})
