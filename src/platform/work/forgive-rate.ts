import type { Work } from './work.ts'

/** Forgets the hits of a bucket: they were no tries but successes. */
export async function forgiveRate(work: Work, bucket: string): Promise<void> {
  await work.db.deleteFrom('rate_limits').where('bucket', '=', bucket).execute()
}
