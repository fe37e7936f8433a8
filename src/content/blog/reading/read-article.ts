import { sql } from 'kysely'
import { articleTwins, type TwinSlugs, type Twins } from '#content/blog/blog-address.ts'
import { plainBlocks } from '#content/pages/body/blocks.ts'
import type { ShownPicture } from '#content/pages/body/shown-picture.ts'
import { fillText, picturesOf, type ShownText } from '#content/pages/reading/read-text.ts'
import { permits } from '#people/access/permissions.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { minutesToRead } from './minutes-to-read.ts'
import { coverOf, newestOf, pathsOf } from './read-list.ts'

/** An article as one reader gets it. */
export type ShownArticle = Omit<ShownText, 'since'> & {
  readonly id: string
  readonly twins: Twins
  readonly category: { readonly id: string; readonly name: string; readonly slugs: TwinSlugs }
  readonly author: { readonly name: string; readonly about: string }
  readonly cover: ShownPicture | null
  readonly products: readonly string[]
  /** Since when it is read, and since when as it is now; of a draft now. */
  readonly shownFrom: Date
  readonly changedAt: Date
  readonly minutes: number
}

type Row = {
  readonly id: string
  readonly paths: { readonly category: TwinSlugs; readonly article: TwinSlugs }
  readonly category_id: string
  readonly category: string
  readonly author: string
  readonly about: string
  readonly cover: ShownPicture | null
  readonly products: readonly string[]
  readonly shown_from: Date | null
  readonly begins_at: Date | null
  readonly title: string
  readonly lead: string
  readonly description: string
  readonly body: string
  readonly body_en: string
  readonly pictures: readonly ShownPicture[] | null
}

type Wanted = {
  /** A name that it has or had, of either language. */
  readonly slug: string
  readonly phone: string
  /** A version that is not published, for staff who look at it. */
  readonly draft?: string | null
}

/** The article that an address names or named, by one query. Refuses one that is hidden, or not read yet, to all but staff's look at a draft. */
export async function readArticle(work: Work, { slug, phone, draft = null }: Wanted): Promise<ShownArticle> {
  const { db, now, locale, who } = work
  if (draft !== null && !(permits(who, 'content') && isId(draft))) throw no.NOT_FOUND()
  const [said, about] = [`version.title_${locale}`, `author.about_${locale}`]
  const version =
    draft === null
      ? newestOf(now)
      : sql`select * from content_versions version where version.place = article.place and version.id = ${draft}`
  const { rows } = await sql<Row>`
    select article.id, article.category_id, article.shown_from, article.products::text[] as products, ${pathsOf} as paths,
      ${sql.ref(`category.name_${locale}`)} as category, ${sql.ref(`author.name_${locale}`)} as author,
      ${sql.ref(about)} as about, ${coverOf(locale)} as cover, ${sql.ref(said)} as title,
      ${sql.ref(`version.lead_${locale}`)} as lead, ${sql.ref(`version.description_${locale}`)} as description,
      ${sql.ref(`version.body_${locale}`)} as body, version.body_en, version.begins_at, ${picturesOf(locale)} as pictures
    from blog_slugs
    join blog_articles article on article.id = blog_slugs.article_id
    join blog_categories category on category.id = article.category_id
    join blog_authors author on author.id = article.author_id
    left join content_pictures cover on cover.id = article.picture_id and cover.removed_at is null
    cross join lateral (${version}) version
    where blog_slugs.slug = ${slug} and (${draft !== null} or article.hidden_at is null)`.execute(db)
  const [row] = rows
  if (!row) throw no.NOT_FOUND()
  const text = fillText(work, row, phone)
  const words = [text.intro, ...text.sections.map(({ blocks }) => blocks)].map(plainBlocks).join(' ')
  return {
    ...text,
    id: row.id,
    twins: articleTwins(row.paths.category, row.paths.article),
    category: { id: row.category_id, name: row.category, slugs: row.paths.category },
    author: { name: row.author, about: row.about },
    cover: row.cover,
    products: row.products,
    shownFrom: row.shown_from ?? now,
    changedAt: row.begins_at ?? now,
    minutes: minutesToRead(words.split(/\s+/).length),
  }
}
