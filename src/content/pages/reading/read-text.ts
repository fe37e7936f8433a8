import { sql } from 'kysely'
import type { Body } from '#content/pages/body/blocks.ts'
import { fillValues } from '#content/pages/body/body-values.ts'
import { fillBody } from '#content/pages/body/fill-body.ts'
import { parseBody } from '#content/pages/body/parse-body.ts'
import type { ShownPicture } from '#content/pages/body/shown-picture.ts'
import { type PlaceName, placeOf } from '#content/pages/content-places.ts'
import { permits } from '#people/access/permissions.ts'
import { isId } from '#platform/work/id.ts'
import { lruCache } from '#platform/work/lru-cache.ts'
import { no } from '#platform/work/refusal.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { siteToday } from '#pricing/quote/explain/site-today.ts'

/** A text as one reader gets it: their language, their site, facts in their places. */
export type ShownText = Body & {
  readonly title: string
  readonly lead: string
  readonly description: string
  /** The day from which a legal text holds; null for others. */
  readonly since: string | null
  readonly pictures: readonly ShownPicture[]
}

type Wanted = {
  readonly place: PlaceName
  readonly phone: string
  /** A version that is not published, for staff who look at it; others are told that there is none. */
  readonly draft?: string | null
}

/** The text of a place, by one query: the newest published version whose moment has come; a site's own goes before that of all. */
export async function readText(work: Work, { place, phone, draft = null }: Wanted): Promise<ShownText> {
  const { db, site, locale, now, who } = work
  const query = db
    .selectFrom('content_versions')
    .select(({ ref }) => [
      ref(`title_${locale}`).as('title'),
      ref(`lead_${locale}`).as('lead'),
      ref(`description_${locale}`).as('description'),
      ref(`body_${locale}`).as('body'),
      'body_en',
      'begins_at',
      picturesOf(locale).as('pictures'),
    ])
    .where('place', '=', place)
  if (draft !== null && !(permits(who, 'content') && isId(draft))) throw no.NOT_FOUND()
  const row = await (draft === null
    ? query
        .where('state', '=', 'published')
        .where('begins_at', '<=', now)
        .where(({ eb, or }) => or([eb('site', 'is', null), eb('site', '=', site)]))
        .orderBy('site', (order) => order.asc().nullsLast())
        .orderBy('begins_at', 'desc')
        .orderBy('number', 'desc')
        .limit(1)
    : query.where('id', '=', draft)
  ).executeTakeFirst()
  if (!row) throw no.NOT_FOUND()
  return {
    ...fillText(work, row, phone),
    since: placeOf(place)?.isLegal ? siteToday(row.begins_at ?? now, site) : null,
  }
}

type KeptText = {
  readonly title: string
  readonly lead: string
  readonly description: string
  readonly body: string
  readonly body_en: string
  readonly pictures: readonly ShownPicture[] | null
}

/** A kept text as the reader of this work gets it. */
export function fillText({ site, locale }: Work, row: KeptText, phone: string): Omit<ShownText, 'since'> {
  const fill = (text: string) => fillValues(text, { site, locale, phone })
  return {
    ...fillBody(sameIds(readBody(row.body), row.body_en), { site, locale, fill }),
    pictures: row.pictures ?? [],
    title: fill(row.title),
    lead: fill(row.lead),
    description: fill(row.description || row.lead),
  }
}

// A text never changes, so that it is read once by each process.
const bodies = lruCache<Body>(4_000_000, ({ intro, sections }) => JSON.stringify([intro, sections]).length)
const readBody = (text: string) => bodies.get(text) ?? bodies.set(text, parseBody(text))

// A part is known by its English heading in both languages, so that a link to it, and the switch of language on it, stay there.
function sameIds(body: Body, english: string): Body {
  const { sections } = readBody(english)
  if (sections.length !== body.sections.length) return body
  return { ...body, sections: body.sections.map((section, at) => ({ ...section, id: sections[at]!.id })) }
}

/** What a body shows of the library, which is looked through only where it shows something. */
export function picturesOf(locale: Locale) {
  const [body, alt] = [sql.ref(`body_${locale}`), sql.ref(`picture.alt_${locale}`)]
  return sql<readonly ShownPicture[] | null>`case when ${body} like '%/api/content/pictures/%' then (
    select json_agg(json_build_object('id', picture.id, 'alt', ${alt}, 'width', picture.width, 'height', picture.height))
    from content_pictures picture
    where picture.removed_at is null and position(picture.id::text in ${body}) > 0) end`
}
