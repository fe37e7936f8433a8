import { type RawBuilder, sql } from 'kysely'
import { type ListPage, type PageAsked, pageWithin } from '#platform/database/list-page.ts'
import { rowsOfPage } from '#platform/database/rows-of-page.ts'
import type { Work } from '#platform/work/work.ts'
import type { ParcelEnd } from './parcel-ends.ts'

export type UnknownParcelRow = {
  readonly id: string
  readonly place: string
  readonly trackingNumber: string
  readonly note: string
  readonly grams: number | null
  readonly at: Date
  readonly noted: string
  readonly photos: readonly string[]
  /** The found owner, by whom and how; `isScanned`: it was received by its number, so no explanation was needed. */
  readonly claimed: {
    readonly label: string
    readonly by: string
    readonly at: Date
    readonly why: string
    readonly isScanned: boolean
  } | null
  /** What happened to it, if it belongs to nobody here. */
  readonly ended: { readonly as: ParcelEnd; readonly by: string; readonly at: Date; readonly why: string } | null
}
export type UnknownQuestion = Partial<PageAsked> & { readonly q?: string; readonly isSettled?: boolean }

/** The unexpected parcels, the oldest first; settled ones, the latest first. */
export async function readUnknown(work: Work, question: UnknownQuestion = {}): Promise<ListPage<UnknownParcelRow>> {
  const { q = '', isSettled = false } = question
  const found = which(work, isSettled, q)
  const [counted, everything] = await Promise.all([count(work, found), count(work, which(work, isSettled, ''))])
  const { offset, ...place } = pageWithin({ page: 1, pageSize: 24, ...question }, counted)
  const order = isSettled ? sql`parcel.resolved_at desc, parcel.id` : sql`parcel.received_at, parcel.id`
  const page = rowsOfPage(place.pageSize, offset)
  const { rows } = await sql<Row>`${columns} ${found} order by ${order} ${page}`.execute(work.db)
  return { rows: rows.map(toParcel), total: counted, all: everything, ...place }
}

/** One of them; null if there is none that this member may see. */
export async function readUnknownParcel(work: Work, id: string): Promise<UnknownParcelRow | null> {
  const { rows } = await sql<Row>`${columns} from unknown_parcels parcel
    where parcel.site = ${work.site} and parcel.id = ${id} ${ofMine(work)}`.execute(work.db)
  return rows[0] ? toParcel(rows[0]) : null
}

const columns = sql`select parcel.id, parcel.place, parcel.tracking_number as "trackingNumber", parcel.note, parcel.grams,
  parcel.received_at as at, (select name from staff_members where id = parcel.received_by) as noted,
  array(select file_id from unknown_parcel_photos photo where photo.parcel_id = parcel.id order by place) as photos,
  (select o.number || '-' || (item.place + 1) from order_items item join orders o on o.id = item.order_id
    where item.id = parcel.item_id) as label,
  (select name from staff_members where id = coalesce(parcel.claimed_by, parcel.ended_by)) as by,
  parcel.resolved_at as "settledAt", parcel.why, parcel.ended_as as "endedAs"`

type Row = Omit<UnknownParcelRow, 'claimed' | 'ended'> & {
  readonly label: string | null
  readonly by: string | null
  readonly settledAt: Date | null
  readonly why: string | null
  readonly endedAs: ParcelEnd | 'scanned' | null
}

function toParcel({ label, by, settledAt: at, why, endedAs, ...parcel }: Row): UnknownParcelRow {
  if (by === null || at === null) return { ...parcel, claimed: null, ended: null }
  const isScanned = endedAs === 'scanned'
  const claimed = label === null ? null : { label, by, at, why: isScanned ? '' : (why ?? ''), isScanned }
  const ended = endedAs === null || endedAs === 'scanned' ? null : { as: endedAs, by, at, why: why ?? '' }
  return { ...parcel, claimed, ended }
}

function which(work: Work, isSettled: boolean, q: string): RawBuilder<unknown> {
  const typed = sql`lower(${q})`
  return sql`from unknown_parcels parcel where parcel.site = ${work.site}
    and parcel.resolved_at is ${isSettled ? sql`not null` : sql`null`} ${ofMine(work)}
    ${q === '' ? sql`` : sql`and (strpos(lower(parcel.tracking_number), ${typed}) > 0 or strpos(lower(parcel.note), ${typed}) > 0)`}`
}

function ofMine({ who }: Work): RawBuilder<unknown> {
  const places = who.kind === 'staff' ? [...who.places] : []
  return places.length === 0 ? sql`` : sql`and parcel.place = any(${places}::text[])`
}

async function count(work: Work, found: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${found}`.execute(work.db)
  return rows[0]?.count ?? 0
}
