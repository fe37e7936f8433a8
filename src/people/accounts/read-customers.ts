import { openPhone } from '#people/access/sealed/phones.ts'
import type { Work } from '#platform/work/work.ts'
import { calledName } from './called-name.ts'
import { shownName } from './deletion/deleted-account.ts'

export type CustomerCard = {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string | null
  readonly locale: 'ar' | 'en'
}

/** Names and languages of these customers; unknown ids are left out. */
export async function readCustomers(work: Work, ids: readonly string[]): Promise<ReadonlyMap<string, CustomerCard>> {
  if (ids.length === 0) return new Map()
  const rows = await work.db
    .selectFrom('customers')
    .select(['id', 'email', 'phone', 'language', 'first_name as firstName', 'last_name as lastName'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map(({ language, ...row }) => [
      row.id,
      {
        ...row,
        phone: openPhone(work, 'phone', row.id, row.phone),
        firstName: shownName(calledName(row.firstName, row.email), work.locale),
        locale: language === 'en' ? ('en' as const) : ('ar' as const),
      },
    ]),
  )
}
