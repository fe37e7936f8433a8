import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#platform/work.ts'

/** The statements that write, and the bytes they carry, of whatever `act` did once. */
export type Writes = { readonly statements: number; readonly bytes: number }

/**
 * Transactions per second that do nothing but write as often and as much, to one table with a key, at sixteen at once:
 * what PostgreSQL itself allows on this machine.
 */
export async function bareTransactionRate(db: Kysely<Database>, writes: Writes, milliseconds: number): Promise<number> {
  // The program's own role makes no tables.
  await db.connection().execute(async (owner) => {
    await sql`reset role`.execute(owner)
    await sql`create table if not exists bench_rows (id bigint generated always as identity primary key, payload text not null)`.execute(
      owner,
    )
    await sql`grant insert on bench_rows to marsa_app`.execute(owner)
    await sql`set role marsa_app`.execute(owner)
  })
  const payload = 'x'.repeat(Math.ceil(writes.bytes / Math.max(1, writes.statements)))
  const start = performance.now()
  let done = 0
  const worker = async () => {
    while (performance.now() - start < milliseconds) {
      await db.transaction().execute(async (transaction) => {
        for (let place = 0; place < writes.statements; place++)
          await sql`insert into bench_rows (payload) values (${payload})`.execute(transaction)
      })
      done++
    }
  }
  await Promise.all(Array.from({ length: 16 }, worker))
  return done / ((performance.now() - start) / 1000)
}
