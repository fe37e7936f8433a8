import { sql } from 'kysely'
import { readPicturePath } from '#content/pages/media/read-pictures.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { newestOf } from './read-list.ts'

type Card = { readonly title: string; readonly category: string; readonly picture: string | null }

/** What a messenger shows of an article: title, category, and the file of its picture. Refuses what is not read, or hidden. */
export async function readArticleCard(work: Work, id: string, locale: Locale) {
  if (!isId(id)) throw no.NOT_FOUND()
  const { rows } = await sql<Card>`
    select ${sql.ref(`version.title_${locale}`)} as title, ${sql.ref(`category.name_${locale}`)} as category,
      article.picture_id as picture
    from blog_articles article join blog_categories category on category.id = article.category_id
    cross join lateral (${newestOf(work.now)}) version
    where article.id = ${id} and article.hidden_at is null and article.shown_from <= ${work.now}`.execute(work.db)
  const [found] = rows
  if (!found) throw no.NOT_FOUND()
  const { title, category, picture } = found
  return { title, category, picturePath: picture && (await readPicturePath(work, picture)) }
}
