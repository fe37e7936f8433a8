import { idNumberIndexes, openIdNumber } from '#people/access/sealed/id-number.ts'
import type { Work } from '#platform/work/work.ts'

/** One person for customs: `key` is the same for all their accounts, of which these are the ids. */
export type Person = { readonly key: string; readonly accounts: readonly string[] }

/** The person whose account this is: with a national ID, all accounts that have its number. */
export async function readPerson(work: Work, customerId: string): Promise<Person> {
  const own = await work.db
    .selectFrom('customers')
    .select('national_id')
    .where('id', '=', customerId)
    .executeTakeFirst()
  const number = openIdNumber(work, customerId, own?.national_id ?? null)
  if (number === null) return { key: customerId, accounts: [customerId] }
  const indexes = idNumberIndexes(work, number)
  const rows = await work.db
    .selectFrom('customers')
    .select('id')
    .where(({ eb, or }) => or([eb('national_id_index', 'in', [...indexes]), eb('national_id', '=', number)]))
    .execute()
  return { key: work.vault.index('person', number), accounts: [...new Set([customerId, ...rows.map(({ id }) => id)])] }
}
