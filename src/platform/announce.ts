import type { Work } from './work.ts'

/** Facts of an announcement: identifiers and small values, written to the outbox as JSON. */
export type News = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

/** Says in the same transaction what happened; the handlers of other rooms hear of it after the commit, at least once. */
export async function announce(work: Work, name: `${string}.${string}`, news: News): Promise<void> {
  await work.db
    .insertInto('announcements')
    .values({
      name,
      news: JSON.stringify(news),
      site: work.site,
      at: work.now,
      who_kind: work.who.kind,
      who_id: work.who.id,
    })
    .execute()
}
