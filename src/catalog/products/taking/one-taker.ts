import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

const takersLock = 7320

/**
 * Until the transaction ends nobody else decides which offers are one product: neither a taker nor staff at the desk. Asked for before
 * anything of them is read.
 */
export async function lockTaking({ db }: Pick<Work, 'db'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${takersLock})`.execute(db)
}
