import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { type ListPage, type PageAsked, pageWithin } from '#platform/database/list-page.ts'
import { rowsOfPage } from '#platform/database/rows-of-page.ts'
import { isId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { itemStates } from '#selling/orders/items/item-states.ts'
import { itemIsSeen } from '#selling/orders/items/of-places.ts'
import { gapKinds } from './find-gaps.ts'
import { endsOfGap, type GapEnd, type GapNext, nextOfGap, type PlaceToConfirm, placesToConfirm } from './gap.ts'

const row = z.object({
  id: z.string(),
  kind: z.enum(gapKinds),
  itemId: z.string(),
  label: z.string(),
  orderNumber: z.string(),
  title: z.string(),
  quantity: z.int(),
  country: z.string(),
  state: z.enum(itemStates),
  barcode: z.string().nullable(),
  place: z.string().nullable(),
  foundAt: z.date(),
  caseNumber: z.string().nullable(),
  /** How many pieces of its item have the same gap at the same place, this one included. */
  alike: z.int(),
})
export type NotedGap = z.output<typeof row> & {
  readonly next: GapNext
  readonly confirmable: readonly PlaceToConfirm[]
  /** How its goods may have left. */
  readonly ends: readonly GapEnd[]
}

/** A page of the open gaps, the oldest first; a barcode, a label or an order's number finds its own. */
export async function readNotedGaps(
  work: Work,
  { q = '', ...asked }: PageAsked & { readonly q?: string },
): Promise<ListPage<NotedGap>> {
  const open = openOn(work)
  const found =
    q === ''
      ? open
      : sql`${open} and (gap.barcode = upper(${q}) or o.number = split_part(${q}, '-', 1)
          and (strpos(${q}, '-') = 0 or (item.place + 1)::text = split_part(${q}, '-', 2)))`
  const [total, all] = await Promise.all([countOf(work, found), countOf(work, open)])
  const { offset, ...place } = pageWithin(asked, total)
  const page = sql`${found} order by gap.found_at, o.number, item.place, gap.kind, gap.barcode, gap.id
    ${rowsOfPage(place.pageSize, offset)}`
  return { rows: await readRows(work, page), total, all, ...place }
}

/** One open gap, on whichever page it is; null once it is closed. */
export async function readNotedGap(work: Work, id: string): Promise<NotedGap | null> {
  if (!isId(id)) return null
  const [gap = null] = await readRows(work, sql`${openOn(work)} and gap.id = ${id}::uuid`)
  return gap
}

async function readRows(work: Work, found: RawBuilder<unknown>): Promise<readonly NotedGap[]> {
  const { rows } = await sql`
    select gap.id, gap.kind, gap.item_id as "itemId", o.number || '-' || (item.place + 1) as label,
      o.number as "orderNumber", item.title, item.quantity, item.country, item.state, gap.barcode, gap.place,
      gap.found_at as "foundAt", (select number from discrepancies where item_id = item.id and ended_at is null)
        as "caseNumber", (select count(*)::int from custody_gaps other where other.item_id = gap.item_id
        and other.kind = gap.kind and other.place is not distinct from gap.place and other.gone_at is null
        and other.explained_at is null) as alike
    ${from(found)}`.execute(work.db)
  return rows.map((one) => {
    const gap = row.parse(one)
    return { ...gap, next: nextOfGap(gap), confirmable: confirmable(gap, work), ends: endsOfGap(gap) }
  })
}

/** How many gaps wait for staff, and since when. */
export async function countGaps(work: Work): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(gap.found_at) as oldest
    from custody_gaps gap join order_items item on item.id = gap.item_id where ${openOn(work)}`.execute(work.db)
  return rows[0] ?? { count: 0, oldest: null }
}

function confirmable(gap: z.output<typeof row>, { site }: Work): readonly PlaceToConfirm[] {
  return ['none', 'elsewhere', 'house'].includes(gap.kind) ? placesToConfirm(gap, site) : []
}

function openOn(work: Work): RawBuilder<unknown> {
  return sql`gap.site = ${work.site} and ${itemIsSeen(work)} and gap.gone_at is null and gap.explained_at is null`
}

function from(found: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`from custody_gaps gap join order_items item on item.id = gap.item_id join orders o on o.id = item.order_id
    where ${found}`
}

async function countOf(work: Work, found: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${from(found)}`.execute(work.db)
  return rows[0]?.count ?? 0
}
