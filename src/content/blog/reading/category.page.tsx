import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { categoryPath, categoryTwins, onAPage } from '#content/blog/blog-address.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { m } from '#words/messages.js'
import { ArticleGrid, CategoryLinks, CategoryPages } from './article-list.tsx'
import { BlogHead } from './blog-head.tsx'
import { findCategory, readCategories } from './read-categories.ts'
import { readList } from './read-list.ts'

export const handle = { frame: { width: 'wide' } }

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { read, locale, site, origin } = visitOf(context)
  const slug = params.category ?? ''
  const asked = params.page ?? '1'
  if (!/^[1-9]\d{0,4}$/.test(asked)) throw data(null, { status: 404 })
  const page = Number(asked)
  return read(async (work) => {
    const found = await findCategory(work, slug)
    if (!found) throw data(null, { status: 404 })
    // An address of the other language, an old one, or one without its page leads on.
    if (found.slugs[locale] !== slug || params.page === undefined)
      throw redirect(`/${locale}${categoryPath(found.slugs[locale], page)}${new URL(request.url).search}`, 301)
    const categories = await readCategories(work)
    const list = await readList(work, { category: found.id, page, most: onAPage })
    if (page > 1 && list.articles.length === 0) throw data(null, { status: 404 })
    const { name, lead } = categories.find(({ id }) => id === found.id) ?? (await nameOf(work, found.id))
    return { ...list, ...found, name, lead, categories, page, locale, site, origin }
  })
}

// A category without articles stands in no list.
async function nameOf({ db, locale }: Parameters<typeof findCategory>[0], id: string) {
  return db
    .selectFrom('blog_categories')
    .select(({ ref }) => [ref(`name_${locale}`).as('name'), ref(`lead_${locale}`).as('lead')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The articles of one category, the newest first. */
export default function BlogCategoryPage() {
  const { articles, total, id, slugs, name, lead, categories, page, locale, site, origin } =
    useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{page === 1 ? name : m.blog_category_page({ name, page })}</PageTitle>
      <BlogHead
        origin={origin}
        locale={locale}
        site={site}
        twins={categoryTwins(slugs, page)}
        description={lead || m.blog_lead()}
        isListed={articles.length > 0}
      />
      <PageHeading title={<bdi>{name}</bdi>} lead={lead} back={{ to: `/${locale}/blog`, text: m.blog_title() }} />
      <div className="mb-10">
        <CategoryLinks categories={categories} locale={locale} current={id} />
      </div>
      {articles.length === 0 ? (
        <EmptyState drawing="harbour" title={m.blog_none()} text={m.blog_none_text()} />
      ) : (
        <ArticleGrid articles={articles} locale={locale} site={site} />
      )}
      <CategoryPages page={page} total={total} to={(one) => `/${locale}${categoryPath(slugs[locale], one)}`} />
    </>
  )
}
