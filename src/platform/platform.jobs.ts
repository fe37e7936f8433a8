import { sql } from 'kysely'
import type { JobContext, Retention, RoomJobs } from './background/jobs.ts'
import { sweepChore } from './background/sweep.ts'
import { fileStore } from './files/files.ts'

const hour = 3_600_000

/** Deletes files whose time is over, and those that were kept for something that then did not happen. */
export async function deleteOldUploads({ now, ports, write }: JobContext): Promise<void> {
  const store = ports.get(fileStore)
  const ended = await write((work) =>
    work.db
      .selectFrom('stored_files')
      .select(['id', 'path'])
      .where('delete_after', '<=', now)
      .where('deleted_at', 'is', null)
      .limit(1000)
      .execute(),
  )
  for (const { id, path } of ended) {
    await store.remove(path)
    await write((work) => work.db.updateTable('stored_files').set({ deleted_at: now }).where('id', '=', id).execute())
  }
  const lying = await store.list(new Date(now.getTime() - 24 * hour))
  const strays: string[] = []
  for (let at = 0; at < lying.length; at += 500) {
    const some = lying.slice(at, at + 500)
    const known = await write((work) =>
      work.db
        .selectFrom('stored_files')
        .select('path')
        .where('path', 'in', some)
        .where('deleted_at', 'is', null)
        .execute(),
    )
    const kept = new Set(known.map((row) => row.path))
    strays.push(...some.filter((path) => !kept.has(path)))
  }
  // Few uploads end half way: so many strays mean that this is not the database of these files.
  if (strays.length > 50 && strays.length * 2 > lying.length) throw new Error('Most files are unknown to this database')
  for (const path of strays) await store.remove(path)
}

/** Answers kept for keys are good for a month at least (docs/retention.md); those of jobs for as long as one may be sent again. */
export const platformRetentions: readonly Retention[] = [
  { table: 'once_keys', days: 40, over: (before) => sql`at < ${before} and scope not like 'system:%'` },
  { table: 'once_keys', days: 400, over: (before) => sql`at < ${before}` },
  { table: 'system_logs', days: 30, over: (before) => sql`at < ${before}` },
  { table: 'error_causes', days: 30, over: (before) => sql`last_at < ${before}` },
  // Good for an hour (`keep-while-same.ts`); a day is kept, whatever a clock says.
  { table: 'queue_marks', days: 1, over: (before) => sql`at < ${before}` },
  // What somebody still has to hear, or staff may send again, is kept.
  {
    table: 'announcements',
    days: 30,
    over: (before) =>
      sql`at < ${before} and dispatched_at is not null
        and not exists (select from deliveries where announcement_id = announcements.id)`,
  },
]

/** No window is longer than a day. Swept often: strangers write these. */
const rateRetentions: readonly Retention[] = [
  { table: 'rate_limits', days: 2, over: (before) => sql`window_start < ${before}` },
]

export const platformJobs: RoomJobs = {
  chores: [
    { name: 'platform.deleteOldUploads', cron: '41 2 * * *', run: deleteOldUploads },
    sweepChore('platform.sweep', '23 4 * * *', platformRetentions),
    sweepChore('platform.sweep-rates', '*/10 * * * *', rateRetentions),
  ],
}
