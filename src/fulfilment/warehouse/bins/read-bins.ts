import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

export type BinRow = {
  readonly place: string
  readonly code: string
  readonly pieces: number
  readonly items: number
  readonly since: Date | null
}
type LooseRow = { readonly place: string; readonly pieces: number }
export type BinsPage = { readonly bins: readonly BinRow[]; readonly loose: readonly LooseRow[] }

/** The bins of a member's warehouses with the content of each, and the number of pieces in none. */
export async function readBins(work: Work): Promise<BinsPage> {
  const places = work.who.kind === 'staff' ? [...work.who.places] : []
  const mine = places.length === 0 ? sql`` : sql`and bins.place = any(${places}::text[])`
  const mineLoose = places.length === 0 ? sql`` : sql`and place = any(${places}::text[])`
  const [bins, loose] = await Promise.all([
    sql<BinRow>`select bins.place, bins.code, count(pieces.id)::int as pieces,
        count(distinct pieces.item_id)::int as items, min(pieces.since) as since
      from bins left join pieces on pieces.site = bins.site and pieces.place_kind = 'bin'
        and pieces.place = bins.place || '/' || bins.code
      where bins.site = ${work.site} and bins.retired_at is null ${mine}
      group by bins.place, bins.code order by bins.place, bins.code`.execute(work.db),
    sql<LooseRow>`select place, count(*)::int as pieces from pieces
      where site = ${work.site} and place_kind = 'warehouse' ${mineLoose} group by place order by place`.execute(
      work.db,
    ),
  ])
  return { bins: bins.rows, loose: loose.rows }
}
