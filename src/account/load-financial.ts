import { z } from 'zod'
import { requireCustomer } from '#people/require-customer.ts'
import { sentence } from '#platform/sentence.ts'
import type { Visit } from '#platform/visit.ts'
import { readTransactions } from '#wallet/read-transactions.ts'
import { pageSizes } from './page-sizes.ts'

const question = z.object({
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  pageSize: z.coerce
    .number()
    .pipe(z.union(pageSizes.map((size) => z.literal(size))))
    .catch(20),
})

/** What moved the customer's balances, worded, newest first. */
export async function loadFinancial(visit: Visit, request: Request) {
  const who = requireCustomer(visit, request)
  const asked = question.parse(Object.fromEntries(new URL(request.url).searchParams))
  const { locale, site } = visit
  const { items, total } = await visit.read((work) => readTransactions(work, who.id, asked))
  const rows = items.map((item, place) => ({
    ...item,
    key: `${item.id} ${item.account} ${place}`,
    said: sentence(`wallet_entry_${item.kind}`, {}, locale) ?? item.kind,
  }))
  return { ...asked, rows, total, locale, site }
}
