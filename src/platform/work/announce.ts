import type { AnnouncementName, Told } from './announcements.ts'
import type { Work } from './work.ts'

/** Announces, in the same transaction, what happened; its hearers are called after the commit, at least once. */
export async function announce<Name extends AnnouncementName>(
  work: Work,
  name: Name,
  news: NoInfer<Told<Name>>,
): Promise<void> {
  const { site, now: at, who, visitor = null } = work
  work.outbox.push({ name, news, site, at, who_kind: who.kind, who_id: who.id, visitor })
}
