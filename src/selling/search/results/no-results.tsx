import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Chips } from '#platform/ui/forms/chips.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import type { Locale } from '#platform/work/work.ts'
import { type AskedSearch, isNarrowed, readAddress } from '#selling/search/search-address.ts'
import { m } from '#words/messages.js'
import type { Results } from './read-results.ts'
import { ResultList } from './result-list.tsx'
import { addressOf } from './result-tools.tsx'

type NoResultsProps = {
  readonly here: string
  readonly asked: AskedSearch
  readonly home: string
  readonly locale: Locale
  readonly results: Pick<Results, 'categories' | 'count' | 'instead'>
}

/** A search that found nothing: sorry, and the ways on. */
export function NoResults({ here, home, locale, asked, results: { categories, count, instead } }: NoResultsProps) {
  const { query } = asked
  if (count > 0 && query.page > 1)
    return (
      <EmptyState
        drawing="harbour"
        title={m.search_none_beyond()}
        text={m.search_none_beyond_text()}
        action={
          <ButtonLink to={addressOf(here, { ...asked, query: { ...query, page: 1 } })} kind="primary">
            {m.search_to_first()}
          </ButtonLink>
        }
      />
    )
  const plain = readAddress(new URLSearchParams({ q: query.words }))
  const narrowed = isNarrowed({
    ...asked,
    display: 'grid',
    query: { ...query, sort: 'recommended', size: 20, page: 1 },
  })
  return (
    <>
      <EmptyState
        drawing="harbour"
        title={narrowed ? m.search_none_title_narrowed() : m.search_none_title()}
        text={narrowed ? m.search_none_text_narrowed() : m.search_none_text()}
        action={
          narrowed && (
            <ButtonLink to={addressOf(here, plain)} kind="primary">
              {m.search_filters_clear()}
            </ButtonLink>
          )
        }
      />
      <h2 className="mt-4 mb-3 text-xl">{m.search_categories()}</h2>
      <Chips
        label={m.search_categories()}
        items={categories.map(({ value, text }) => ({ to: `${here}?category=${value}`, text }))}
      />
      {instead.length > 0 && (
        <>
          <h2 className="mt-10 mb-4 text-xl">{m.search_shelf_most()}</h2>
          <ResultList products={instead} display="grid" home={home} locale={locale} level={3} after={4} />
        </>
      )}
    </>
  )
}
