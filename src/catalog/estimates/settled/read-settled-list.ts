import { type SqlBool, sql } from 'kysely'
import { canonicalLink } from '#catalog/stores/canonical-link.ts'
import { type ListPage, type PageAsked, pageWithin } from '#platform/database/list-page.ts'
import type { Work } from '#platform/work/work.ts'

export type SettledRow = {
  readonly id: string
  readonly page: string
  readonly store: string
  readonly title: string
  readonly category: string | null
  readonly weightGrams: number | null
  readonly knownBy: string
  readonly learnedBy: string | null
  readonly learnedAt: Date
  readonly undoneBy: string | null
  readonly undoneAt: Date | null
  readonly undoneWhy: string | null
}

/** What was settled of products, the newest first; found by a link, however it was pasted, or by words of the title. */
export async function readSettledList(
  work: Work,
  { q, ...asked }: PageAsked & { readonly q: string },
): Promise<ListPage<SettledRow>> {
  const found = work.db.selectFrom('settled_facts as fact').where(fits(q))
  const count = sql<number>`count(*)::int`.as('count')
  const all = await work.db.selectFrom('settled_facts').select(count).executeTakeFirstOrThrow()
  const total = q === '' ? all : await found.select(count).executeTakeFirstOrThrow()
  const { offset, ...within } = pageWithin(asked, total.count)
  const rows = await rowsOf(found).limit(within.pageSize).offset(offset).execute()
  return { ...within, rows: rows.map((row) => ({ ...row, id: String(row.id) })), total: total.count, all: all.count }
}

/** One of them, or null. */
export async function readSettledRow(work: Work, id: string): Promise<SettledRow | null> {
  if (!/^\d{1,18}$/.test(id)) return null
  const row = await rowsOf(
    work.db.selectFrom('settled_facts as fact').where('fact.id', '=', BigInt(id)),
  ).executeTakeFirst()
  return row ? { ...row, id: String(row.id) } : null
}

function factsOf(work: Work) {
  return work.db.selectFrom('settled_facts as fact')
}

function rowsOf(facts: ReturnType<typeof factsOf>) {
  return facts
    .leftJoin('staff_members as learner', 'learner.id', 'fact.learned_by')
    .leftJoin('staff_members as undoer', 'undoer.id', 'fact.undone_by')
    .select([
      ...(['fact.id', 'fact.page', 'fact.store', 'fact.title', 'fact.category'] as const),
      ...(['fact.weight_grams as weightGrams', 'fact.known_by as knownBy', 'learner.name as learnedBy'] as const),
      ...(['fact.learned_at as learnedAt', 'undoer.name as undoneBy'] as const),
      ...(['fact.undone_at as undoneAt', 'fact.undone_why as undoneWhy'] as const),
    ])
    .orderBy('fact.id', 'desc')
}

function fits(q: string) {
  if (q === '') return sql<SqlBool>`true`
  const link = canonicalLink(q)
  const page = link.ok ? (link.link.canonical ?? link.link.url) : q
  const part = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`(fact.page = ${page} or fact.title ilike ${part} or fact.page ilike ${part})`
}
