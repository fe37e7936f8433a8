import { requireContent } from '#content/pages/lock-version.ts'
import type { Visit } from '#platform/http/visit.ts'
import { shareReadings } from '#platform/work/share-readings.ts'
import type { QueryWork, Work } from '#platform/work/work.ts'

/** The line over a page in the reader's language. */
export type SiteLine = { readonly text: string; readonly link: string | null }

/** The line of this site at this moment; of several the one that began last. */
export async function readLine({ db, site, locale, now }: QueryWork): Promise<SiteLine | null> {
  const row = await db
    .selectFrom('site_lines')
    .select(({ ref }) => [ref(`text_${locale}`).as('text'), 'link'])
    .where('ended_at', 'is', null)
    .where('begins_at', '<=', now)
    .where('ends_at', '>', now)
    .where(({ eb, or }) => or([eb('site', 'is', null), eb('site', '=', site)]))
    .orderBy('begins_at', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return row ?? null
}

const share = shareReadings<SiteLine | null>(5000)

/** The same for every page: asked once in five seconds for a site and language, so that no guest's page waits for it. */
export const lineOfPage = ({ ports, site, locale, query }: Visit): Promise<SiteLine | null> =>
  share(ports, `${site} ${locale}`, () => query(readLine))

export type DeskLine = {
  readonly id: string
  readonly isOfAll: boolean
  readonly textAr: string
  readonly textEn: string
  readonly link: string | null
  readonly beginsAt: Date
  readonly endsAt: Date
  readonly standing: 'shown' | 'scheduled' | 'over'
}

/** The lines of this site, the newest first. */
export async function readLines(work: Work): Promise<readonly DeskLine[]> {
  requireContent(work)
  const { db, site, now } = work
  const rows = await db
    .selectFrom('site_lines')
    .selectAll()
    .where(({ eb, or }) => or([eb('site', 'is', null), eb('site', '=', site)]))
    .orderBy('begins_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    isOfAll: row.site === null,
    textAr: row.text_ar,
    textEn: row.text_en,
    link: row.link,
    beginsAt: row.begins_at,
    endsAt: row.ended_at ?? row.ends_at,
    standing: row.ended_at !== null || row.ends_at <= now ? 'over' : row.begins_at > now ? 'scheduled' : 'shown',
  }))
}
