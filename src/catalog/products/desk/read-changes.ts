import { sql } from 'kysely'
import { type ListPage, type PageAsked, pageWithin } from '#platform/database/list-page.ts'
import type { Work } from '#platform/work/work.ts'

export type ChangeRow = {
  readonly id: string
  readonly thing: string
  readonly also: readonly string[]
  readonly act: string
  readonly before: unknown
  readonly after: unknown
  readonly why: string
  readonly changedBy: string
  readonly changedAt: Date
  readonly undoneBy: string | null
  readonly undoneAt: Date | null
  /** Something newer that holds lies over it: it can not be taken back before that is. */
  readonly isCovered: boolean
}

/** What staff changed, the newest first; of one thing, of one kind of things (`store:`), or all. */
export async function readChanges(
  work: Work,
  { thing = '', ...asked }: PageAsked & { readonly thing?: string },
): Promise<ListPage<ChangeRow>> {
  const isKind = thing === '' || thing.endsWith(':')
  const fits = isKind
    ? sql`starts_with(change.thing, ${thing})`
    : sql`(change.thing = ${thing} or change.also @> array[${thing}])`
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from catalogue_changes change where ${fits}`.execute(work.db)
  const total = counted[0]!.count
  const { offset, ...within } = pageWithin(asked, total)
  const { rows } =
    await sql<ChangeRow>`${rowsOf(fits)} order by change.id desc limit ${within.pageSize} offset ${offset}`.execute(
      work.db,
    )
  return { ...within, rows, total, all: total }
}

/** One change, or null. */
export async function readChange(work: Work, id: string): Promise<ChangeRow | null> {
  if (!/^\d{1,18}$/.test(id)) return null
  const { rows } = await sql<ChangeRow>`${rowsOf(sql`change.id = ${id}::bigint`)}`.execute(work.db)
  return rows[0] ?? null
}

function rowsOf(fits: ReturnType<typeof sql>) {
  return sql`
    select change.id::text as id, change.thing, change.also, change.act, change.before, change.after, change.why,
      changer.name as "changedBy", change.changed_at as "changedAt", undoer.name as "undoneBy", change.undone_at as "undoneAt",
      exists (select from catalogue_changes newer where newer.id > change.id and newer.undone_at is null
        and (newer.thing = any(change.thing || change.also) or newer.also && (change.thing || change.also))) as "isCovered"
    from catalogue_changes change
    join staff_members changer on changer.id = change.changed_by
    left join staff_members undoer on undoer.id = change.undone_by
    where ${fits}`
}
