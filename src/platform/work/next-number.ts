import { sql } from 'kysely'
import type { Work } from './work.ts'

/** The next number of a series that people read aloud (orders, requests, tickets): rising, never used twice. */
export async function nextNumber(work: Work, series: string, first = 100_001): Promise<number> {
  const { last } = await work.db
    .insertInto('numbers')
    .values({ series, last: first })
    .onConflict((conflict) => conflict.column('series').doUpdateSet({ last: sql`numbers.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return Number(last)
}
