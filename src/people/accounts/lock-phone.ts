import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

/** Another registration of this phone waits until this transaction ends. */
export async function lockPhone(work: Work, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone:${phone}`}, 0))`.execute(work.db)
}
