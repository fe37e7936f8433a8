import { sql } from 'kysely'
import { no } from './refusal.ts'
import type { Work } from './work.ts'

/** Refuses (429) every hit after the first `most` in a window of `seconds`. Counted in the database, so a restart forgets nothing. */
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
 * Whether an unsigned message from outside may be stored for staff to look at: the first 30 an hour from one network, and
 * the first 2,000 a day from all.
 */
export async function mayKeepUnsigned(work: Work, what: string, network: string): Promise<boolean> {
  if (!(await isWithinRate(work, `unsigned:${what}:${network}`, 30, 3600))) return false
  return isWithinRate(work, `unsigned:${what}`, 2000, 86_400)
}

/** Tries allowed in so many seconds, the shortest window first: who goes on after one has passed meets the next, longer one. */
export type Ceiling = readonly (readonly [most: number, seconds: number])[]

/** Refuses (429) a try beyond any window of the ceiling; each window is counted separately. */
export async function limitGrowing(work: Work, bucket: string, ceiling: Ceiling): Promise<void> {
  for (const [most, seconds] of ceiling) await limitRate(work, `${bucket}:${seconds}`, most, seconds)
}

/** Takes back one try, because it succeeded. Other tries of the same bucket stay counted. */
export async function takeBackTry(work: Work, bucket: string, ceiling: Ceiling): Promise<void> {
  const buckets = ceiling.map(([, seconds]) => `${bucket}:${seconds}`)
  await work.db
    .updateTable('rate_limits')
    .set(({ eb }) => ({ hits: eb('hits', '-', 1) }))
    .where('bucket', 'in', buckets)
    .where('hits', '>', 0)
    .where('window_start', '>', new Date(work.now.getTime() - ceiling.at(-1)![1] * 1000))
    .execute()
}

/** Forgets every try of a bucket. */
export async function forgetTries(work: Work, bucket: string, ceiling: Ceiling): Promise<void> {
  const buckets = ceiling.map(([, seconds]) => `${bucket}:${seconds}`)
  await work.db.deleteFrom('rate_limits').where('bucket', 'in', buckets).execute()
}

/** Forgets the hits of a bucket, because they succeeded. */
export async function forgiveRate(work: Work, bucket: string): Promise<void> {
  await work.db.deleteFrom('rate_limits').where('bucket', '=', bucket).execute()
}
