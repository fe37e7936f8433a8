import type { Transaction } from 'kysely'
import type { DB } from './database.gen.ts'

/** Facts of an announcement: identifiers and small values, written to the outbox as JSON. */
export type News = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

/** What a use-case said while it worked. */
export type Announcement = {
  readonly name: string
  readonly news: News
  readonly site: string
  readonly at: Date
  readonly who_kind: string
  readonly who_id: string | null
}

/** Writes what was announced, in the order in which it was said, as the last statement of its transaction. */
export async function sendOutbox(db: Transaction<DB>, outbox: readonly Announcement[]): Promise<void> {
  if (outbox.length === 0) return
  const rows = outbox.map((one) => ({ ...one, news: JSON.stringify(one.news) }))
  await db.insertInto('announcements').values(rows).execute()
}
