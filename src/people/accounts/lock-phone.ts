import { sql } from 'kysely'
import { phoneIndexes } from '#people/access/sealed/phones.ts'
import type { Work } from '#platform/work/work.ts'

/** Another registration of this phone waits until this transaction ends. */
export async function lockPhone(work: Work, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone:${phone}`}, 0))`.execute(work.db)
}

/** The other account that has this phone, sealed or, written by an earlier release, unsealed. After `lockPhone`. */
export async function findPhoneHolder(work: Work, customerId: string, phone: string): Promise<string | null> {
  const other = await work.db
    .selectFrom('customers')
    .select('id')
    .where(({ eb, or }) => or([eb('phone_index', 'in', [...phoneIndexes(work, phone)]), eb('phone', '=', phone)]))
    .where('id', '<>', customerId)
    .executeTakeFirst()
  return other?.id ?? null
}
