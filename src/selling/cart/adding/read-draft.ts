import { z } from 'zod'
import { isId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'

/** What was typed of an item that waits for its guest's sign-in; null where there is none of that id. */
export async function readDraft(work: Work, id: string): Promise<Readonly<Record<string, string>> | null> {
  if (!isId(id)) return null
  const row = await work.db
    .selectFrom('cart_drafts')
    .select('item')
    .where('id', '=', id)
    .where('site', '=', work.site)
    .executeTakeFirst()
  return row ? z.record(z.string(), z.string()).parse(row.item) : null
}
