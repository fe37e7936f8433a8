import { z } from 'zod'
import { requireCustomer } from '#people/require-customer.ts'
import { sayMonth } from '#platform/say-date.ts'
import type { Visit } from '#platform/visit.ts'
import { lineName } from '#pricing/names.ts'
import { readSpending } from './read-spending.ts'
import { spendingPeriods } from './spending-periods.ts'

const question = z.object({
  months: z.coerce
    .number()
    .pipe(z.union(spendingPeriods.map((count) => z.literal(count))))
    .catch(12),
})

/** Where the customer's money went in the months the address asks for, worded. */
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
