import { phoneDigits } from '#people/access/phone.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { openPhone, phoneEndIndexes } from './phones.ts'

const most = 100

/**
 * The ids of customers whose own or contact phone ends with these digits: a whole number in any form (`0100 123 4567`,
 * `+20100…`, `٠١٠٠…`) or its last four digits and more. Nobody for fewer digits, or for something that is no number.
 */
export async function findCustomersByPhone(work: QueryWork, typed: string): Promise<readonly string[]> {
  const digits = phoneDigits(typed)
  const indexes = digits === null ? null : phoneEndIndexes(work, digits)
  if (digits === null || indexes === null) return []
  const rows = await work.db
    .selectFrom('customers')
    .select(['id', 'phone', 'contact_phone'])
    .where('deleted_at', 'is', null)
    .where(({ eb, or }) =>
      or([eb('phone_end_index', 'in', [...indexes]), eb('contact_phone_end_index', 'in', [...indexes])]),
    )
    .orderBy('created_at', 'desc')
    .limit(10 * most)
    .execute()
  const has = (row: (typeof rows)[number]) =>
    (['phone', 'contact_phone'] as const).some((column) =>
      openPhone(work, column, row.id, row[column])?.endsWith(digits),
    )
  return rows
    .filter(has)
    .slice(0, most)
    .map(({ id }) => id)
}
