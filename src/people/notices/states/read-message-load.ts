import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

export type MessageLoad = { readonly sent: number; readonly failed: number }

/** Messages of both sites that left within a day, and those that failed for good. */
export async function readMessageLoad({ db, now }: Work): Promise<MessageLoad> {
  const { rows } = await sql<MessageLoad>`
    select count(*) filter (where sent_at is not null and failed_at is null)::int as sent,
      count(*) filter (where failed_at is not null)::int as failed
    from notices where queued_at > ${now}::timestamptz - interval '1 day' and channel <> 'app'`.execute(db)
  return rows[0] ?? { sent: 0, failed: 0 }
}
