import { type RawBuilder, sql } from 'kysely'
import { isExpectedPart, isSentPart, sentParts } from '#fulfilment/purchasing/expected-parts.ts'
import { type ListPage, type PageAsked, pageWithin } from '#platform/database/list-page.ts'
import { rowsOfPage } from '#platform/database/rows-of-page.ts'
import { keepWhileSame } from '#platform/work/keep-while-same.ts'
import type { Work } from '#platform/work/work.ts'
import { type ExpectedParcel, readParcels } from './read-expected-parcels.ts'

export type PlaceCount = { readonly country: string; readonly count: number }
export type PlaceQuestion = Partial<PageAsked> & { readonly q?: string; readonly country?: string }
export type ExpectedPage = ListPage<ExpectedParcel> & { readonly places: readonly PlaceCount[] }
export type Found = { readonly tracking: string; readonly country: string }
type FoundPage = ListPage<Found> & { readonly places: readonly PlaceCount[] }

/**
 * A page of the parcels that sellers sent and nobody has received, oldest first, with the questions about their goods;
 * members bound to a place see only its parcels.
 */
export async function readExpected(work: Work, question: PlaceQuestion = {}): Promise<ExpectedPage> {
  const { rows: found, ...page } = await findExpected(work, question)
  const parcels = await readParcels(
    work,
    found.map((row) => row.tracking),
  )
  return { ...page, rows: inOrder(found, parcels) }
}

/** The same page with only the parcels' keys. */
export async function findExpected(work: Work, question: PlaceQuestion = {}): Promise<FoundPage> {
  const { q = '', country = '' } = question
  const mine = placesOf(work)
  const places = await readMyPlaces(work)
  const wanted = places.filter((one) => country === '' || one.country === country)
  const only = mine.length === 0 && country === '' ? null : wanted.map((one) => one.country)
  const found = q === '' ? await walkAll(work, only) : search(work, only, q)
  const total = q === '' ? sumOf(wanted) : await countOf(work, found)
  const { offset, ...place } = pageWithin({ page: 1, pageSize: 50, ...question }, total)
  const shown = await sql<Found>`${found} ${rowsOfPage(place.pageSize, offset)}`.execute(work.db)
  return { rows: shown.rows, total, all: sumOf(places), places, ...place }
}

type Named = { readonly trackingNumber: string; readonly country: string }

/** The details of the found parcels, in the order in which they were found. */
export function inOrder<Parcel extends Named>(found: readonly Found[], parcels: readonly Parcel[]): readonly Parcel[] {
  const byName = new Map(parcels.map((parcel) => [nameOf(parcel.trackingNumber, parcel.country), parcel]))
  return found.flatMap((row) => byName.get(nameOf(row.tracking, row.country)) ?? [])
}

/** How many parcels are expected, at the places of the acting member. */
export async function countExpected(work: Work): Promise<number> {
  return sumOf(await readMyPlaces(work))
}

function placesOf({ who }: Work): readonly string[] {
  return who.kind === 'staff' ? who.places : []
}

async function readMyPlaces(work: Work): Promise<readonly PlaceCount[]> {
  const mine = placesOf(work)
  return (await readPlaces(work)).filter((one) => mine.length === 0 || mine.includes(one.country))
}

const nameOf = (tracking: string, country: string) => `${tracking} ${country}`

function sumOf(places: readonly PlaceCount[]): number {
  return places.reduce((sum, place) => sum + place.count, 0)
}

const readPlaces = keepWhileSame(async (work): Promise<readonly PlaceCount[]> => {
  const { rows } = await sql<PlaceCount>`
    select country, count(*)::int as count from (
      select distinct item.country, part.tracking_number
      from order_items item join store_order_items part on part.item_id = item.id
      where item.site = ${work.site} and item.state = 'shipped_from_seller' and part.closed_at is null
        and part.arrived_at is null
      union select item.country, part.tracking_number from ${sentParts} where item.site = ${work.site} and ${isSentPart}) as parcel
    group by country order by country`.execute(work.db)
  return rows
})

function sent({ site }: Pick<Work, 'site'>, only: readonly string[] | null): RawBuilder<unknown> {
  return sql`order_items item join store_order_items part on part.item_id = item.id
    where item.site = ${site} and item.state = 'shipped_from_seller' and part.closed_at is null and part.arrived_at is null
      ${only === null ? sql`` : sql`and item.country = any(${[...only]}::text[])`}`
}

// Items have the sending time of their parcel: reading from the oldest finds a page without the others. A parcel of
// which a part was recorded later has the position of its first part.
function walk(work: Work, only: readonly string[] | null): RawBuilder<unknown> {
  return sql`select part.tracking_number as tracking, item.country
    from ${sent(work, only)} and not exists (
      select from store_order_items earlier join order_items thing on thing.id = earlier.item_id
      where earlier.tracking_number = part.tracking_number and thing.state = 'shipped_from_seller'
        and thing.site = item.site and thing.country = item.country and thing.state_since < item.state_since)
    group by item.state_since, part.tracking_number, item.country
    order by item.state_since, part.tracking_number, item.country`
}

// Parcels with parts of items whose other units are not sent yet are merged in; usually there are none.
async function walkAll(work: Work, only: readonly string[] | null): Promise<RawBuilder<unknown>> {
  const parts = sql`from ${sentParts} where item.site = ${work.site} and ${isSentPart}
    ${only === null ? sql`` : sql`and item.country = any(${[...only]}::text[])`}`
  const { rows } = await sql`select 1 ${parts} limit 1`.execute(work.db)
  if (rows.length === 0) return walk(work, only)
  return sql`select tracking, country from (select part.tracking_number as tracking, item.country, min(item.state_since) as since
      from ${sent(work, only)} group by 1, 2
    union all select part.tracking_number, item.country, min(part.shipped_at) ${parts} group by 1, 2) as parcel
    group by tracking, country order by min(since), tracking, country`
}

function search(work: Work, only: readonly string[] | null, q: string): RawBuilder<unknown> {
  const part = sql`lower(${q})`
  return sql`select part.tracking_number as tracking, item.country
    from order_items item join store_order_items part on part.item_id = item.id
    where item.site = ${work.site} and ${isExpectedPart} and item.state in ('shipped_from_seller', 'purchased', 'pending_purchase')
      ${only === null ? sql`` : sql`and item.country = any(${[...only]}::text[])`}
    group by part.tracking_number, item.country
    having bool_or(strpos(lower(part.tracking_number), ${part}) > 0 or strpos(lower(part.carrier), ${part}) > 0
      or strpos(lower(item.store), ${part}) > 0 or strpos(lower(item.title), ${part}) > 0
      or strpos((select number from orders where orders.id = item.order_id), ${part}) > 0)
    order by min(item.state_since), part.tracking_number, item.country`
}

async function countOf(work: Work, found: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${found}) as found`.execute(work.db)
  return rows[0]?.count ?? 0
}
