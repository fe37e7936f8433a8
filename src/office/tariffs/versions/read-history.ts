import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'

export type VersionRow = {
  readonly id: string
  readonly validFrom: Date
  readonly publishedAt: Date
  readonly why: string
  readonly source: string
  /** Null: the system. */
  readonly by: string | null
  /** Of a draft that a second person published: whose it is. */
  readonly draft: bigint | null
  readonly author: string | null
  readonly state: 'scheduled' | 'now' | 'past'
  /** The version before it; null of the first. */
  readonly previous: string | null
}

const pageSize = 25

/**
 * The versions of a site, the latest to begin in front: of several for one moment the one that holds. A scheduled one that
 * was carried over is whose it was at first. `before`: only those that begin earlier.
 */
export async function readHistory(work: Work, site: Site, before: Date | null): Promise<readonly VersionRow[]> {
  const { rows } = await sql<Omit<VersionRow, 'state'> & { is_begun: boolean; is_first: boolean }>`
    with recursive own as (
      select distinct on (valid_from) id, valid_from, published_at from price_table_versions
        where site = ${site} order by valid_from desc, id desc
    ), page as (
      select *, lag(id) over (order by valid_from) as previous,
        row_number() over (partition by valid_from <= ${work.now} order by valid_from desc) = 1 as is_first
      from own
    ), shown as (
      select * from page where ${before}::timestamptz is null or valid_from < ${before}
        order by valid_from desc limit ${pageSize}
    ), roots as (
      select shown.id, version.id as root, version.carries from shown join price_table_versions version using (id)
      union all
      select roots.id, version.id, version.carries from roots
        join price_table_versions version on version.id = roots.carries
    )
    select shown.id, shown.valid_from as "validFrom", shown.published_at as "publishedAt", root.why, root.source,
      publisher.name as by, draft.number as draft, author.name as author, shown.previous,
      shown.valid_from <= ${work.now} as is_begun, shown.is_first
    from shown
      join roots on roots.id = shown.id and roots.carries is null
      join price_table_versions root on root.id = roots.root
      left join staff_members publisher on publisher.id = root.who_id
      left join tariff_drafts draft on draft.published_version = root.id
      left join staff_members author on author.id = draft.made_by
    order by shown.valid_from desc`.execute(work.db)
  return rows.map(({ is_begun, is_first, ...row }) => ({
    ...row,
    state: is_begun ? (is_first ? 'now' : 'past') : 'scheduled',
  }))
}
