import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { blogPath, feedPath, onAPage } from '#content/blog/blog-address.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { SearchBar } from '#platform/ui/forms/search-bar.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import { ArticleCard } from './article-card.tsx'
import { ArticleGrid, CategoryLinks, FoundPages } from './article-list.tsx'
import { BlogHead } from './blog-head.tsx'
import { readCategories } from './read-categories.ts'
import { readList } from './read-list.ts'

export const handle = { frame: { width: 'wide' } }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { read, locale, site, origin } = visitOf(context)
  const { searchParams } = new URL(request.url)
  const q = (searchParams.get('q') ?? '').trim().slice(0, 100)
  const page = Number(searchParams.get('page') ?? 1)
  if (!Number.isInteger(page) || page < 1 || page > 10_000) throw data(null, { status: 404 })
  const [categories, list] = await read(async (work) =>
    Promise.all([readCategories(work), readList(work, { q, page, most: onAPage })]),
  )
  if (page > 1 && list.articles.length === 0) throw data(null, { status: 404 })
  return { ...list, categories, q, page, locale, site, origin }
}

/** The blog: the newest articles of all categories, or those that say what is searched for. */
export default function BlogPage() {
  const { articles, total, categories, q, page, locale, site, origin } = useLoaderData<typeof loader>()
  const here = `/${locale}${blogPath}`
  const [first, ...rest] = articles
  const isFront = q === '' && page === 1
  return (
    <>
      <PageTitle>{q === '' ? m.blog_title() : m.blog_found_title({ q: isolate(q) })}</PageTitle>
      <BlogHead
        origin={origin}
        locale={locale}
        site={site}
        twins={{ ar: blogPath, en: blogPath }}
        description={m.blog_lead()}
        isListed={isFront}
      />
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="max-w-text min-w-0">
          <h1 className="text-3xl">{m.blog_title()}</h1>
          <p className="mt-2 text-lg text-soft">{m.blog_lead()}</p>
        </div>
        <SearchBar
          action={here}
          icon="search"
          label={m.blog_search_label()}
          placeholder={m.blog_search_placeholder()}
          button={m.blog_search()}
          value={q}
          quiet
          className="max-w-md grow basis-72"
        />
      </header>
      {categories.length > 0 && (
        <div className="mb-10">
          <CategoryLinks categories={categories} locale={locale} current={q === '' ? null : 'none'} />
        </div>
      )}
      {q !== '' && total > 0 && (
        <p role="status" className="mb-6 text-soft">
          {m.blog_found({ count: total, q: isolate(q) })}
        </p>
      )}
      {!first ? (
        <EmptyState
          drawing={q === '' ? 'harbour' : 'search'}
          title={q === '' ? m.blog_none() : m.blog_found_none({ q: isolate(q) })}
          text={q === '' ? m.blog_none_text() : m.blog_found_none_text()}
          action={q === '' ? undefined : <ButtonLink to={here}>{m.blog_to_all()}</ButtonLink>}
        />
      ) : isFront ? (
        <div className="flex flex-col gap-12">
          <ArticleCard article={first} locale={locale} site={site} isFirst />
          {rest.length > 0 && <ArticleGrid articles={rest} locale={locale} site={site} />}
        </div>
      ) : (
        <ArticleGrid articles={articles} locale={locale} site={site} />
      )}
      <FoundPages here={here} q={q} page={page} total={total} />
      {isFront && first && (
        <p className="mt-8">
          <TextLink href={feedPath(locale)}>{m.blog_feed()}</TextLink>
        </p>
      )}
    </>
  )
}
