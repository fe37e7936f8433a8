import type { Transaction } from 'kysely'
import type { AnnouncementName } from './announcements.ts'
import type { DB } from './database.gen.ts'
import type { Visitor } from './visitor.ts'

/** What a use-case announced. */
export type Announcement = {
  readonly name: AnnouncementName
  readonly news: unknown
  readonly site: string
  readonly at: Date
  readonly who_kind: string
  readonly who_id: string | null
  readonly visitor: Visitor | null
}

/** Writes the announcements in their order, as the last statement of the transaction. */
export async function sendOutbox(db: Transaction<DB>, outbox: readonly Announcement[]): Promise<void> {
  if (outbox.length === 0) return
  const rows = outbox.map((one) => ({
    ...one,
    news: JSON.stringify(one.news),
    visitor: one.visitor && JSON.stringify(one.visitor),
  }))
  await db.insertInto('announcements').values(rows).execute()
}
