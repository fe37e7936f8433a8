import { sql } from 'kysely'
import { bannerPlace, campaignPlace } from '#content/pages/content-places.ts'
import { homeBanner } from '#content/pages/home/home-banner.ts'
import { requireContent } from '#content/pages/lock-version.ts'
import type { Work } from '#platform/work/work.ts'

export type LibraryPicture = {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly altAr: string
  readonly altEn: string
  readonly madeAt: Date
  /** The places of the texts that show it now, later, or in a draft. */
  readonly uses: readonly string[]
}

// A version that was replaced is history: only what is in hand, shown or to come keeps a picture.
const living = (now: Date) => sql`(version.state in ('draft', 'sent') or version.begins_at > ${now} or version.id in (
  select distinct on (place, site) id from content_versions
  where state = 'published' and begins_at <= ${now} order by place, site, begins_at desc, number desc))
  and version.state <> 'withdrawn'`

// A version of the banner that another one has followed is history.
const banners = (
  now: Date,
) => sql`select ${bannerPlace}::text as place, value->>'picture' as picture from setting_versions
  where name = ${homeBanner.name} and withdrawn_at is null and (valid_from > ${now} or id in (
    select distinct on (site) id from setting_versions where name = ${homeBanner.name} and withdrawn_at is null
      and valid_from <= ${now} order by site, valid_from desc, changed_at desc))`

// What was sent lies with its readers, and shows the picture for good; a draft that was thrown away shows it to nobody.
const campaigns = sql`select ${campaignPlace}::text as place, body_ar || body_en as body from campaigns
  where state <> 'stopped' or began_at is not null`

/** Every picture of the library, the newest first. */
export async function readLibrary(work: Work): Promise<readonly LibraryPicture[]> {
  requireContent(work)
  const { rows } = await sql<LibraryPicture>`
    select picture.id, picture.width, picture.height, picture.alt_ar as "altAr", picture.alt_en as "altEn",
      picture.made_at as "madeAt", coalesce((select array_agg(distinct version.place) from content_versions version
        where ${living(work.now)} and position(picture.id::text in version.body_ar || version.body_en) > 0), '{}')
        || coalesce((select array_agg(article.place) from blog_articles article where article.picture_id = picture.id), '{}')
        || coalesce((select array_agg(distinct banner.place) from (${banners(work.now)}) banner where banner.picture = picture.id::text), '{}')
        || coalesce((select array_agg(distinct campaign.place) from (${campaigns}) campaign
          where position(picture.id::text in campaign.body) > 0), '{}') as uses
    from content_pictures picture where picture.removed_at is null order by picture.made_at desc, picture.id`.execute(
    work.db,
  )
  return rows
}

/** The places of the texts that show a picture. */
export async function readUses({ db, now }: Work, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ place: string }>`select distinct place from content_versions version
    where ${living(now)} and position(${id}::text in version.body_ar || version.body_en) > 0
    union select article.place from blog_articles article where article.picture_id = ${id}
    union select banner.place from (${banners(now)}) banner where banner.picture = ${id}::text
    union select campaign.place from (${campaigns}) campaign where position(${id}::text in campaign.body) > 0`.execute(
    db,
  )
  return rows.map(({ place }) => place)
}
