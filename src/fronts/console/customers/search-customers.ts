import { sql } from 'kysely'
import { findCustomersByPhone } from '#people/access/sealed/find-customers-by-phone.ts'
import { findCustomers } from '#people/accounts/search/find-customers.ts'
import type { PageAsked } from '#platform/database/list-page.ts'
import { asText } from '#platform/database/search-words.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import type { Work } from '#platform/work/work.ts'

/** Customers by name, mail, phone, or by the number of an order, a request or a payment of theirs on this site; empty: the newest. */
export async function searchCustomers(work: Work, typed: string, asked: PageAsked) {
  const query = typed.trim().slice(0, 100)
  const [byPhone, byNumber] = await Promise.all([findCustomersByPhone(work, query), findByNumber(work, query)])
  return findCustomers(work, query, [...new Set([...byPhone, ...byNumber])], asked)
}

// Their number begins as typed: an order's is all digits, others begin with letters.
async function findByNumber({ db, site }: Work, query: string): Promise<readonly string[]> {
  const number = withWesternDigits(query).replace(/[\s#]/g, '').toUpperCase()
  if (!/^[A-Z]{0,3}-?\d{4,}[\d-]*$/.test(number)) return []
  const start = `${asText(number)}%`
  const { rows } = await sql<{ id: string }>`
    (select customer_id as id from orders where site = ${site} and number like ${start} limit 50)
    union (select customer_id from requests where site = ${site} and number like ${start} limit 50)
    union (select customer_id from payments where site = ${site} and number like ${start} limit 50)`.execute(db)
  return rows.map(({ id }) => id)
}
