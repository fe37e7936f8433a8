import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'

/**
 * Stores an item that did not fit into a guest's full cart, so that signing in loses nothing; returns the draft's id.
 */
export async function keepDraft(work: Work, typed: Readonly<Record<string, string>>): Promise<string> {
  const id = newId()
  await work.db
    .insertInto('cart_drafts')
    .values({ id, site: work.site, item: JSON.stringify(typed), at: work.now })
    .execute()
  return id
}
