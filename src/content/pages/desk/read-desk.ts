import { contentPlaces, type PlaceName } from '#content/pages/content-places.ts'
import { fromColumns, missingFields, textColumns } from '#content/pages/content-text.ts'
import { requireContent } from '#content/pages/lock-version.ts'
import type { Work } from '#platform/work/work.ts'
import { type Site, toSite } from '#sites/sites.ts'
import type { Standing } from './say-standing.ts'

/** A text in the list: what customers read now, what is in hand, what comes, and what a language lacks. */
export type DeskText = {
  readonly place: PlaceName
  readonly site: Site | null
  readonly isLegal: boolean
  readonly standings: readonly Standing[]
  readonly lacks: readonly { readonly language: 'ar' | 'en'; readonly field: 'title' | 'lead' | 'body' }[]
  readonly changedAt: Date
  readonly changedBy: string | null
}

/** Every text of the shop, in the order of their places; the texts of single sites below that of all. */
export async function readDesk(work: Work): Promise<readonly DeskText[]> {
  requireContent(work)
  const rows = await work.db
    .selectFrom('content_versions')
    .leftJoin('staff_members', 'staff_members.id', 'content_versions.changed_by')
    .select(['place', 'site', 'state', 'begins_at', 'changed_at', 'staff_members.name as changed_by', ...textColumns])
    .where('state', '<>', 'withdrawn')
    .orderBy('site', (order) => order.asc().nullsFirst())
    .orderBy('begins_at', 'desc')
    .orderBy('number', 'desc')
    .execute()
  return contentPlaces.flatMap(({ place, isLegal }) => {
    const ofPlace = rows.filter((row) => row.place === place)
    return [...new Set(ofPlace.map(({ site }) => site))].map((site) => {
      const versions = ofPlace.filter((row) => row.site === site)
      const open = versions.find(({ state }) => state !== 'published')
      const published = versions.filter(({ state }) => state === 'published')
      const shown = published.find(({ begins_at }) => begins_at !== null && begins_at <= work.now)
      const last = versions.toSorted((a, b) => b.changed_at.getTime() - a.changed_at.getTime())[0]!
      return {
        place,
        site: site === null ? null : toSite(site),
        isLegal,
        standings: [
          ...(shown ? ['shown' as const] : []),
          ...(published.some(({ begins_at }) => begins_at !== null && begins_at > work.now)
            ? ['scheduled' as const]
            : []),
          ...(open ? [open.state as 'draft' | 'sent'] : []),
        ],
        lacks: missingFields(fromColumns(open ?? shown ?? last)).map(lackOf),
        changedAt: last.changed_at,
        changedBy: last.changed_by,
      }
    })
  })
}

function lackOf(field: string): DeskText['lacks'][number] {
  return { language: field.endsWith('Ar') ? 'ar' : 'en', field: field.slice(0, -2) as 'title' | 'lead' | 'body' }
}
