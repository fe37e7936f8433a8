import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { blogDeeds } from '#content/blog/articles/article-deeds.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { SearchBar } from '#platform/ui/forms/search-bar.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import type { Tone } from '#platform/ui/show/tone.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { BeginForm } from './begin-form.tsx'
import { type DeskArticle, readArticlesDesk } from './read-articles-desk.ts'
import { readNames } from './read-names.ts'

export const shouldRevalidate = () => true

const pageSize = 50

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  const { searchParams } = new URL(request.url)
  const q = (searchParams.get('q') ?? '').trim().slice(0, 100)
  const page = Math.max(1, Math.min(10_000, Math.trunc(Number(searchParams.get('page') ?? 1)) || 1))
  const { locale, site, now } = visit
  const [list, names] = await visit.read(
    async (work) => [await readArticlesDesk(work, { q, page, pageSize }), await readNames(work)] as const,
  )
  return {
    articles: list.articles.map((one) => ({ ...one, standings: standingsOf(one, now) })),
    total: list.total,
    categories: names.categories.map(({ id, nameAr, nameEn }) => ({
      value: id,
      text: locale === 'ar' ? nameAr : nameEn,
    })),
    authors: names.authors.map(({ id, nameAr, nameEn }) => ({ value: id, text: locale === 'ar' ? nameAr : nameEn })),
    q,
    page,
    locale,
    site,
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  return answerDeeds(visit, await request.formData(), blogDeeds, 'ops/content/blog')
}

type Standing = 'hidden' | 'shown' | 'scheduled' | 'draft'

function standingsOf({ isHidden, shownFrom, hasDraft }: DeskArticle, now: Date): readonly Standing[] {
  const stands: readonly Standing[] = isHidden
    ? ['hidden']
    : shownFrom === null
      ? []
      : [shownFrom <= now ? 'shown' : 'scheduled']
  return [...stands, ...(hasDraft ? ['draft' as const] : [])]
}

const looks: Readonly<Record<Standing, { readonly tone: Tone; readonly text: () => string }>> = {
  hidden: { tone: 'neutral', text: m.blog_standing_hidden },
  shown: { tone: 'ok', text: m.pages_standing_shown },
  scheduled: { tone: 'wait', text: m.pages_standing_scheduled },
  draft: { tone: 'info', text: m.pages_standing_draft },
}

/** Every article, in whatever state, and a new one. */
export default function BlogDesk() {
  const { articles, total, categories, authors, q, page, locale, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const here = `/${locale}/ops/content/blog`
  return (
    <>
      <PageTitle>{m.blog_desk()}</PageTitle>
      <PageHeading
        title={m.blog_desk()}
        lead={m.blog_desk_lead()}
        actions={
          <>
            <ButtonLink to={`${here}/comments`} icon="mail">
              {m.blog_comments_desk()}
            </ButtonLink>
            <ButtonLink to={`${here}/names`} icon="list">
              {m.blog_names()}
            </ButtonLink>
          </>
        }
      />
      <div className="flex flex-col gap-6">
        <BeginForm categories={categories} authors={authors} namesTo={`${here}/names`} answer={answer} />
        {(total > 0 || q !== '') && (
          <SearchBar
            action={here}
            icon="search"
            label={m.blog_desk_search()}
            placeholder={m.blog_desk_search()}
            button={m.blog_search()}
            value={q}
            quiet
            className="max-w-xl"
          />
        )}
        {articles.length === 0 ? (
          <EmptyState
            drawing={q === '' ? 'letters' : 'search'}
            title={q === '' ? m.blog_desk_none() : m.blog_desk_found_none()}
            text={q === '' ? m.blog_desk_none_text() : undefined}
          />
        ) : (
          <Table
            caption={m.blog_desk()}
            rows={articles}
            rowKey={({ id }) => id}
            rowTo={({ id }) => `${here}/articles/${id}`}
            columns={columns(locale, site)}
            dense
          />
        )}
        <ListPages here={here} asked={{ q }} page={page} pageSize={pageSize} total={total} />
      </div>
    </>
  )
}

type Row = DeskArticle & { readonly standings: readonly Standing[] }

function columns(locale: Locale, site: Site): readonly Column<Row>[] {
  return [
    { key: 'title', title: m.blog_column_article(), lead: true, wide: true, cell: ({ title }) => <bdi>{title}</bdi> },
    {
      key: 'state',
      title: m.pages_column_state(),
      cell: ({ standings }) => (
        <span className="flex flex-wrap gap-1.5">
          {standings.map((one) => (
            <Badge key={one} tone={looks[one].tone} size="small">
              {looks[one].text()}
            </Badge>
          ))}
        </span>
      ),
    },
    { key: 'category', title: m.blog_category(), cell: ({ category }) => <bdi>{category}</bdi> },
    { key: 'author', title: m.blog_author(), cell: ({ author }) => <bdi>{author}</bdi> },
    {
      key: 'from',
      title: m.blog_column_from(),
      cell: ({ shownFrom }) => (shownFrom ? sayMoment(shownFrom, locale, site) : '—'),
    },
    { key: 'comments', title: m.blog_comments(), numeric: true, cell: ({ comments }) => comments },
  ]
}
