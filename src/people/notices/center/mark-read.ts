import { isId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'

/** Marks one of the customer's own notifications as read, or all that were there when they looked. */
export async function markRead(work: Work, which: { readonly id: string } | { readonly until: Date }): Promise<void> {
  const { who, site, now } = work
  if (who.kind !== 'customer' || ('id' in which && !isId(which.id))) return
  await work.db
    .updateTable('notices')
    .set({ read_at: now })
    .where('channel', '=', 'app')
    .where('recipient', '=', who.id)
    .where('site', '=', site)
    .where('read_at', 'is', null)
    .$if('id' in which, (query) => query.where('id', '=', 'id' in which ? which.id : ''))
    .$if('until' in which, (query) => query.where('queued_at', '<=', 'until' in which ? which.until : now))
    .execute()
}
