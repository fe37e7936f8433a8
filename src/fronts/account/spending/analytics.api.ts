import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { moneyJson } from '#platform/values/amounts/money-json.ts'
import { lineName } from '#pricing/quote/price-lines.ts'
import { readSpending } from './read-spending.ts'
import { spendingPeriods } from './spending-periods.ts'

const sums = z.array(z.object({ key: z.string(), name: z.string(), amount: moneyJson }))
const analyticsJson = z
  .object({
    months: z.int(),
    currency: z.string(),
    total: moneyJson.meta({
      description: 'What was spent, less what was given back; byMonth and byStore add up to it',
    }),
    byMonth: z.array(z.object({ month: z.string().meta({ description: 'YYYY-MM' }), amount: moneyJson })),
    byStore: z.array(z.object({ store: z.string(), amount: moneyJson })),
    fees: sums,
    savings: z.array(z.object({ key: z.enum(['coupon', 'package', 'courtesy']), amount: moneyJson })),
  })
  .meta({ id: 'WalletAnalytics' })

const query = z.object({
  months: z
    .enum(spendingPeriods.map(String))
    .default('12')
    .meta({ description: 'The last so many months, this one too' }),
})

/** The data of the analytics page, as numbers. */
export const analyticsApi = api({ tags: ['wallet'], access: 'customer' }, (route) => {
  route({
    get: '/wallet/analytics',
    summary: 'Where the money went: by month and store, fees and savings',
    query,
    answer: analyticsJson,
    do: async ({ visit, query: { months } }) => {
      const spending = await visit.read((work) => readSpending(work, Number(months)))
      const { currency, total } = spending
      return {
        months: Number(months),
        currency,
        total,
        byMonth: spending.months.map(({ key, minor }) => ({ month: key, amount: minor })),
        byStore: spending.stores.map(({ key, minor }) => ({ store: key, amount: minor })),
        fees: spending.fees.map(({ key, minor }) => ({ key, name: lineName(key, visit.locale), amount: minor })),
        savings: spending.savings.map(({ key, minor }) => ({ key, amount: minor })),
      }
    },
  })
})
