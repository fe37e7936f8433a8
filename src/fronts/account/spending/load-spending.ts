import { z } from 'zod'
import { requireCustomer } from '#people/access/require-customer.ts'
import type { Visit } from '#platform/http/visit.ts'
import { sayMonth } from '#platform/values/say-date.ts'
import { lineName } from '#pricing/quote/price-lines.ts'
import { readSpending } from './read-spending.ts'
import { spendingPeriods } from './spending-periods.ts'

const question = z.object({
  months: z.coerce
    .number()
    .pipe(z.union(spendingPeriods.map((count) => z.literal(count))))
    .catch(12),
})

/** The customer's spending in the months of the address, worded. */
export async function loadSpending(visit: Visit, request: Request) {
  requireCustomer(visit, request)
  const { months } = question.parse(Object.fromEntries(new URL(request.url).searchParams))
  const { locale } = visit
  const spending = await visit.read((work) => readSpending(work, months))
  return {
    ...spending,
    period: months,
    months: spending.months.map(({ key, minor }) => ({ key, minor, ...sayMonth(key, locale) })),
    fees: spending.fees.map(({ key, minor }) => ({ key, minor, name: lineName(key, locale) })),
    locale,
  }
}
