import { sql } from 'kysely'
import { no } from './refusal.ts'
import type { Work } from './work.ts'

/** Refuses (429) the hit after the `most`-th in a window of `seconds`. Counted in the database: a restart forgets nothing. */
export async function limitRate(work: Work, bucket: string, most: number, seconds: number): Promise<void> {
  const start = new Date(Math.floor(work.now.getTime() / (seconds * 1000)) * seconds * 1000)
  const { hits } = await work.db
    .insertInto('rate_limits')
    .values({ bucket, window_start: start, hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'window_start']).doUpdateSet({ hits: sql`rate_limits.hits + 1` }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow()
  if (hits <= most) return
  const wait = Math.ceil((start.getTime() + seconds * 1000 - work.now.getTime()) / 1000)
  throw no.TOO_MANY_REQUESTS({ seconds: wait, minutes: Math.ceil(wait / 60) })
}
