import { sql } from 'kysely'
import { no } from './refusal.ts'
import type { Work } from './work.ts'

/** Refuses (429) the hit after the `most`-th in a window of `seconds`. Counted in the database: a restart forgets nothing. */
export async function limitRate(work: Work, bucket: string, most: number, seconds: number): Promise<void> {
  if (await isWithinRate(work, bucket, most, seconds)) return
  const wait = Math.ceil((startOf(work, seconds).getTime() + seconds * 1000 - work.now.getTime()) / 1000)
  throw no.TOO_MANY_REQUESTS({ seconds: wait, minutes: Math.ceil(wait / 60) })
}

/** Counts a hit, and answers whether it is one of the first `most` in its window of `seconds`, a day at most. */
export async function isWithinRate(work: Work, bucket: string, most: number, seconds: number): Promise<boolean> {
  const { hits } = await work.db
    .insertInto('rate_limits')
    .values({ bucket, window_start: startOf(work, seconds), hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'window_start']).doUpdateSet({ hits: sql`rate_limits.hits + 1` }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow()
  return hits <= most
}

function startOf({ now }: Work, seconds: number): Date {
  return new Date(Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000)
}

/**
 * Whether what a stranger sent, and nobody vouches for, may be kept to be looked at: the first 30 of an hour from one network, the
 * first 2,000 of a day from all.
 */
export async function mayKeepUnsigned(work: Work, what: string, network: string): Promise<boolean> {
  if (!(await isWithinRate(work, `unsigned:${what}:${network}`, 30, 3600))) return false
  return isWithinRate(work, `unsigned:${what}`, 2000, 86_400)
}
