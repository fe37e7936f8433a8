import { limitRate } from './limit-rate.ts'
import type { Work } from './work.ts'

/** So many tries in so many seconds, the short window first: who goes on after it has passed meets the next, and waits longer. */
export type Ceiling = readonly (readonly [most: number, seconds: number])[]

/** Refuses (429) the try that is beyond any window of the ceiling; each window is counted by itself. */
export async function limitGrowing(work: Work, bucket: string, ceiling: Ceiling): Promise<void> {
  for (const [most, seconds] of ceiling) await limitRate(work, `${bucket}:${seconds}`, most, seconds)
}

/** Takes one try back that turned out to be none: it succeeded. The tries of others under the same bucket stay counted. */
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
