import { onAPage } from '#content/blog/blog-address.ts'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { Pagination } from '#platform/ui/lists/pagination.tsx'
import { classes } from '#platform/ui/show/classes.ts'
import { Link } from '#platform/ui/show/link.tsx'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { ArticleCard } from './article-card.tsx'
import type { ShownCategory } from './read-categories.ts'
import type { ListedArticle } from './read-list.ts'

type CategoryLinksProps = {
  readonly categories: readonly Pick<ShownCategory, 'id' | 'name' | 'path'>[]
  readonly locale: Locale
  /** The one whose articles are shown; null on the page of all. */
  readonly current: string | null
}

/** The ways to the articles of one category. */
export function CategoryLinks({ categories, locale, current }: CategoryLinksProps) {
  const links = [{ id: null, name: m.blog_all(), path: '/blog' }, ...categories]
  return (
    <nav aria-label={m.blog_categories()} className="flex flex-wrap gap-2">
      {links.map(({ id, name, path }) => (
        <Link
          key={path}
          to={`/${locale}${path}`}
          aria-current={id === current ? 'page' : undefined}
          className={classes(
            'inline-flex min-h-11 items-center rounded-full border px-4 no-underline focus-visible:rounded-full',
            id === current
              ? 'border-sea bg-sea font-semibold text-surface'
              : 'border-line bg-surface text-ink hover:border-sea',
          )}
        >
          <bdi>{name}</bdi>
        </Link>
      ))}
    </nav>
  )
}

type ArticleGridProps = {
  readonly articles: readonly ListedArticle[]
  readonly locale: Locale
  readonly site: Site
  readonly level?: 2 | 3
}

export function ArticleGrid({ articles, locale, site, level }: ArticleGridProps) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article.id} className="min-w-0">
          <ArticleCard article={article} locale={locale} site={site} level={level} />
        </li>
      ))}
    </ul>
  )
}

type PagesProps = { readonly page: number; readonly total: number; readonly to: (page: number) => string }

/** The other pages of a category, each with an address of its own. */
export function CategoryPages({ page, total, to }: PagesProps) {
  const last = Math.ceil(total / onAPage)
  if (last <= 1) return null
  return (
    <Pagination
      label={m.blog_pages()}
      {...(page > 1 && { previous: { to: to(page - 1), text: m.platform_list_previous() } })}
      {...(page < last && { next: { to: to(page + 1), text: m.platform_list_next() } })}
      pages={Array.from({ length: last }, (_, at) => ({
        to: to(at + 1),
        text: String(at + 1),
        current: at + 1 === page,
        label: m.platform_list_page({ page: at + 1 }),
      }))}
    />
  )
}

export function FoundPages({ here, q, page, total }: { here: string; q: string; page: number; total: number }) {
  return <ListPages here={here} asked={{ q }} page={page} pageSize={onAPage} total={total} />
}
