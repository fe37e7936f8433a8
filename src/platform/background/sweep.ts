import { sql } from 'kysely'
import type { Chore, JobContext, Retention } from './jobs.ts'

/** Rows of one statement, which is a transaction of its own: a sweep never holds many locks, nor for long. */
const batch = 1000
/** Batches of one table in one run; the rest waits for the next run. */
const mostBatches = 1000

/** Deletes expired rows in small batches; rows that are locked at this moment wait for the next run. */
export async function sweep({ now, write }: Pick<JobContext, 'now' | 'write'>, retention: Retention): Promise<number> {
  const before = new Date(now.getTime() - retention.days * 86_400_000)
  let swept = 0
  for (let count = 0; count < mostBatches; count++) {
    const deleted = await write((work) => deleteSome(work.db, retention, before))
    swept += deleted
    if (deleted < batch) break
  }
  return swept
}

async function deleteSome(
  db: Parameters<ReturnType<Retention['over']>['execute']>[0],
  { table, over }: Retention,
  before: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${over(before)} limit ${sql.lit(batch)} for update skip locked
    ))`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** A chore that sweeps these tables on a schedule, in this order. */
export function sweepChore(name: string, cron: string, retentions: readonly Retention[]): Chore {
  return {
    name,
    cron,
    retentions,
    run: async (job) => {
      for (const retention of retentions) await sweep(job, retention)
    },
  }
}
