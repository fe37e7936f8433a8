import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

export type SettledCause = { readonly key: string; readonly why: string }

/** Notes that a cause is mended or needs nothing: it is open again when another version shows it. Refuses `STALE` where it is settled already. */
export async function settleCause(work: Work, { key, why }: SettledCause): Promise<{ readonly title: string }> {
  const settled = await work.db
    .updateTable('error_causes')
    .set({ settled_at: work.now, settled_by: work.who.id, settled_why: why })
    .where('key', '=', key)
    .where('settled_at', 'is', null)
    .returning('title')
    .executeTakeFirst()
  if (!settled) throw no.STALE()
  return settled
}
