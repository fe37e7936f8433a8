import type { News } from './outbox.ts'
import type { Work } from './work.ts'

/** Says in the same transaction what happened; the handlers of other rooms hear of it after the commit, at least once. */
export async function announce(work: Work, name: `${string}.${string}`, news: News): Promise<void> {
  const { site, now: at, who } = work
  work.outbox.push({ name, news, site, at, who_kind: who.kind, who_id: who.id })
}
