import { fileStore } from './files.ts'
import type { RoomJobs, Shift } from './jobs.ts'

const hour = 3_600_000

/** Deletes files whose time is over, and those that were kept for something that then did not happen. */
export async function deleteOldUploads({ now, ports, write }: Shift): Promise<void> {
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

/** Marks of queues are good for an hour (`keep-while-same.ts`); a day is kept, whatever a clock says. */
export async function sweepMarks({ now, write }: Shift): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * hour)
  await write((work) => work.db.deleteFrom('queue_marks').where('at', '<', dayAgo).execute())
}

export const platformJobs: RoomJobs = {
  chores: [
    { name: 'platform.deleteOldUploads', cron: '41 2 * * *', run: deleteOldUploads },
    { name: 'platform.sweepMarks', cron: '23 4 * * *', run: sweepMarks },
  ],
}
