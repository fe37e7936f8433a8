import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'

/** Keeps an item that found a guest's cart full, so that signing in loses nothing; answers the draft's id. */
export async function keepDraft(work: Work, typed: Readonly<Record<string, string>>): Promise<string> {
  const id = newId()
  await work.db
    .insertInto('cart_drafts')
    .values({ id, site: work.site, item: JSON.stringify(typed), at: work.now })
    .execute()
  return id
}
