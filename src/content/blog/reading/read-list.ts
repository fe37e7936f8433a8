import { type RawBuilder, sql } from 'kysely'
import { articleTwins, type Twins } from '#content/blog/blog-address.ts'
import type { ShownPicture } from '#content/pages/body/shown-picture.ts'
import { wordPatterns } from '#platform/database/search-words.ts'
import type { Work } from '#platform/work/work.ts'
import { minutesToRead } from './minutes-to-read.ts'

/** An article as a list shows it, in the reader's language. */
export type ListedArticle = {
  readonly id: string
  readonly path: string
  readonly title: string
  readonly lead: string
  readonly category: string
  readonly author: string
  readonly picture: ShownPicture | null
  readonly at: Date
  readonly minutes: number
}

type Wanted = {
  readonly category?: string
  /** Words that it must have, in any spelling. */
  readonly q?: string
  readonly page: number
  readonly most: number
}

type Row = Omit<ListedArticle, 'path' | 'minutes'> & {
  readonly paths: { readonly category: Twins; readonly article: Twins }
  readonly words: number
  readonly total: number
}

/** Articles that are read now, the newest first; of a search those first that say the words in their titles. */
export async function readList(
  work: Work,
  { category, q = '', page, most }: Wanted,
): Promise<{ readonly articles: readonly ListedArticle[]; readonly total: number }> {
  const { db, now, locale } = work
  const words = q === '' ? [] : await wordsOf(work, q)
  if (q !== '' && words.length === 0) return { articles: [], total: 0 }
  const fits =
    words.length === 0
      ? sql``
      : sql`and ${saysAll(articleWords('found'), words)}
    and article.place in (select place from content_versions said
      where said.state = 'published' and said.place like 'article:%' and ${saysAll(articleWords('said'), words)})`
  const inTitle = words.length === 0 ? sql`` : sql`${saysAll(titleWords, words)} desc,`
  const { rows } = await sql<Row>`
    select article.id, article.shown_from as at, ${sql.ref(`category.name_${locale}`)} as category,
      ${sql.ref(`author.name_${locale}`)} as author, ${pathsOf} as paths, ${coverOf(locale)} as picture,
      ${sql.ref(`found.title_${locale}`)} as title, ${sql.ref(`found.lead_${locale}`)} as lead,
      array_length(regexp_split_to_array(${sql.ref(`found.body_${locale}`)}, '\\s+'), 1) as words,
      count(*) over ()::int as total
    from blog_articles article
    join blog_categories category on category.id = article.category_id
    join blog_authors author on author.id = article.author_id
    left join content_pictures cover on cover.id = article.picture_id and cover.removed_at is null
    cross join lateral (${newestOf(now)}) found
    where article.hidden_at is null and article.shown_from <= ${now}
      ${category === undefined ? sql`` : sql`and article.category_id = ${category}`} ${fits}
    order by ${inTitle} article.shown_from desc, article.id limit ${most} offset ${(page - 1) * most}`.execute(db)
  return { articles: rows.map((row) => listed(row, work)), total: rows[0]?.total ?? 0 }
}

/** The version of an article that is read now. */
export const newestOf = (now: Date) => sql`select * from content_versions version
  where version.place = article.place and version.state = 'published' and version.begins_at <= ${now}
  order by version.begins_at desc, version.number desc limit 1`

export const pathsOf = sql`json_build_object(
  'category', json_build_object('ar', category.slug_ar, 'en', category.slug_en),
  'article', json_build_object('ar', article.slug_ar, 'en', article.slug_en))`

/** The picture over an article, of the row `cover`; null without one. */
export const coverOf = (locale: string) => sql`case when cover.id is not null then json_build_object(
  'id', cover.id, 'alt', ${sql.ref(`cover.alt_${locale}`)}, 'width', cover.width, 'height', cover.height) end`

function listed({ paths, words, total: _, ...row }: Row, { locale }: Work): ListedArticle {
  return { ...row, path: articleTwins(paths.category, paths.article)[locale], minutes: minutesToRead(words) }
}

// The same expression as the index of migration 0001.
const articleWords = (from: string) => {
  const column = (name: string) => sql.ref(`${from}.${name}`)
  return sql`(' ' || fold_text(${column('title_ar')} || ' ' || ${column('title_en')} || ' ' || ${column('lead_ar')} || ' ' ||
    ${column('lead_en')} || ' ' || ${column('body_ar')} || ' ' || ${column('body_en')}))`
}
const titleWords = sql`(' ' || fold_text(found.title_ar || ' ' || found.title_en))`

// The article before a word is said or left out.
async function wordsOf(work: Work, q: string): Promise<readonly string[]> {
  const { words } = await wordPatterns(work, q)
  return words.map((word) => word.replace(/^%ال(?=[^%]{3})/, '%'))
}

function saysAll(text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<unknown> {
  return sql`(${sql.join(
    words.map((word) => sql`${text} like ${word}`),
    sql` and `,
  )})`
}
