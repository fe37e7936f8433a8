import type { Work } from '#platform/work/work.ts'
import { no } from './blog.refusals.ts'

const form = /^[a-z0-9\u0621-\u064a]+(?:-[a-z0-9\u0621-\u064a]+)*$/
const most = 100

/** A title as a name in an address: its letters and digits, in either alphabet, joined by hyphens. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u064b-\u0655\u0640\u2066-\u2069’']/g, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .split(/[^a-z0-9\u0621-\u064a]+/)
    .filter(Boolean)
  let slug = ''
  for (const word of words) {
    if (slug.length + word.length + 1 > 80) break
    slug = slug === '' ? word : `${slug}-${word}`
  }
  return slug || (words[0] ?? '').slice(0, 80)
}

export type Slugs = { readonly slugAr: string; readonly slugEn: string }
type Owner = { readonly category_id: string } | { readonly article_id: string }

/**
 * Keeps both names of an address for what they lead to, for ever. Refuses one that is no name, and one that leads, or ever led,
 * to something else.
 */
export async function keepSlugs(work: Work, owner: Owner, { slugAr, slugEn }: Slugs): Promise<void> {
  const kind = 'category_id' in owner ? 'category_id' : 'article_id'
  const id = 'category_id' in owner ? owner.category_id : owner.article_id
  for (const [path, slug] of [
    ['slugAr', slugAr],
    ['slugEn', slugEn],
  ] as const) {
    if (!form.test(slug) || slug.length > most) throw no.BLOG_SLUG_FORM({ path })
    await work.db
      .insertInto('blog_slugs')
      .values({ slug, ...owner })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const kept = await work.db
      .selectFrom('blog_slugs')
      .select(kind)
      .where('slug', '=', slug)
      .where(kind, 'is not', null)
      .executeTakeFirst()
    if (kept?.[kind] !== id) throw no.BLOG_SLUG_TAKEN({ path, slug })
  }
}
