import { sql } from 'kysely'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import type { QueryWork } from '#platform/work/work.ts'

const most = 100

/** The digits that a typed phone ends with, in any spelling (`0100 123 4567`, `+20100…`, `٠١٠٠…`, the last four); null if it is none. */
export function phoneDigits(typed: string): string | null {
  const plain = withWesternDigits(typed).replace(/[\s().+\-\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
  const digits = plain.length > 4 ? plain.replace(/^0+/, '') : plain
  return /^\d{4,15}$/.test(digits) ? digits : null
}

/** The ids of customers whose own or contact phone ends with these digits, the newest first. */
export async function findByPhone({ db }: QueryWork, typed: string): Promise<readonly string[]> {
  const digits = phoneDigits(typed)
  if (digits === null) return []
  const { rows } = await sql<{ id: string }>`
    select id from customers where deleted_at is null
      and (reverse(phone) like ${`${reversed(digits)}%`} or reverse(contact_phone) like ${`${reversed(digits)}%`})
    order by created_at desc limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

function reversed(digits: string): string {
  return [...digits].reverse().join('')
}
