import { lruCache } from '#platform/work/lru-cache.ts'
import type { QueryWork } from '#platform/work/work.ts'

const MOST_KEPT = 20_000
const KEPT_MILLISECONDS = 60_000
const kept = lruCache<{ readonly title: string; readonly readAt: number }>(MOST_KEPT)

/**
 * These products with their titles, which are at most a minute old. Titles are kept under the name of a source (keep-answers.ts);
 * with null they are read now. Hidden and merged products are left out.
 */
export async function readTitles(
  { db }: QueryWork,
  keptAs: string | null,
  ids: readonly bigint[],
): Promise<readonly { readonly id: bigint; readonly title: string }[]> {
  const titles = new Map<bigint, string>()
  const since = performance.now() - KEPT_MILLISECONDS
  for (const id of ids) {
    const known = keptAs === null ? undefined : kept.get(`${keptAs} ${id}`)
    if (known && known.readAt > since) titles.set(id, known.title)
  }
  const unknown = ids.filter((id) => !titles.has(id))
  const rows =
    unknown.length === 0
      ? []
      : await db
          .selectFrom('products')
          .select(['id', 'title'])
          .where('id', 'in', unknown)
          .where('hidden_at', 'is', null)
          .where('merged_into', 'is', null)
          .execute()
  for (const { id, title } of rows) {
    titles.set(id, title)
    if (keptAs !== null) kept.set(`${keptAs} ${id}`, { title, readAt: performance.now() })
  }
  return ids.flatMap((id) => (titles.has(id) ? { id, title: titles.get(id)! } : []))
}
