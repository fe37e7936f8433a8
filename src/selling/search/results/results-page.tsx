import { useNavigation } from 'react-router'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { Pagination } from '#platform/ui/lists/pagination.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Locale } from '#platform/work/work.ts'
import { type AskedSearch, isNarrowed, readAddress, writeAddress } from '#selling/search/search-address.ts'
import { m } from '#words/messages.js'
import { NarrowForm } from './narrow-form.tsx'
import { NoResults } from './no-results.tsx'
import type { Results } from './read-results.ts'
import { ResultList } from './result-list.tsx'
import { addressOf, ChosenChips, ListTools, ResultTools } from './result-tools.tsx'
import { ResultsRoom } from './results-room.tsx'

type ResultsPageProps = {
  readonly home: string
  readonly locale: Locale
  readonly asked: AskedSearch
  readonly results: Results
  readonly title: string
  readonly lead?: string
  /** A page of its own that search engines may keep, although it orders. */
  readonly isOwnPage?: boolean
}

/** What was found, what narrows it, and the way on; all of it stands in the address. */
export function ResultsPage({ home, locale, asked, results, title, lead, isOwnPage = false }: ResultsPageProps) {
  const here = `${home}/search-product`
  const waiting = useWaiting(here, asked)
  const { query, display } = asked
  const chosen = chosenCount(asked)
  const { products, count, listed, searchedFor } = results
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {!isOwnPage && isNarrowed(asked) && <meta name="robots" content="noindex,nofollow" />}
      <header className="mb-4">
        <h1 className="text-2xl break-words">{title}</h1>
        <TextLink to={`${here}/links`} className="min-h-11 text-sm">
          {m.search_links_title()}
        </TextLink>
        {lead && <p className="mt-1 max-w-text text-soft">{lead}</p>}
        {count > 0 && (
          <p role="status" className="mt-1 text-soft">
            {results.isMore ? m.search_more_than({ count }) : m.search_count({ count })}
          </p>
        )}
      </header>
      {searchedFor !== null && (
        <Notice tone="info" className="mb-4">
          {m.search_searched_for({ typed: query.words, words: searchedFor })}
        </Notice>
      )}
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <NarrowForm here={here} asked={asked} results={results} locale={locale} />
        <div className="flex min-w-0 flex-col gap-5">
          {(count > 0 || chosen > 0) && (
            <div className="contents lg:flex lg:items-end lg:justify-between lg:gap-3">
              <ResultTools here={here} asked={asked} chosen={chosen} />
              <ListTools here={here} asked={asked} />
            </div>
          )}
          <ChosenChips here={here} asked={asked} results={results} locale={locale} />
          <section aria-label={m.search_results()} aria-busy={waiting !== null} className="min-w-0">
            {waiting === 'other' ? (
              <ResultsRoom count={12} />
            ) : products.length === 0 ? (
              <NoResults here={here} home={home} locale={locale} asked={asked} results={results} />
            ) : (
              <div className={waiting === 'same' ? 'opacity-50 transition-opacity' : undefined}>
                <ResultList products={products} display={display} home={home} locale={locale} />
                <p className="mt-8 max-w-text text-sm text-soft">{m.search_landed_note()}</p>
              </div>
            )}
          </section>
          <ResultPages here={here} asked={asked} listed={listed} />
        </div>
      </div>
    </>
  )
}

type PagesProps = { readonly here: string; readonly asked: AskedSearch; readonly listed: number }

function ResultPages({ here, asked, listed }: PagesProps) {
  const { page, size } = asked.query
  const last = Math.ceil(listed / size)
  if (last <= 1) return null
  const to = (one: number) => addressOf(here, { ...asked, query: { ...asked.query, page: one } })
  const shown = Array.from({ length: last }, (_, at) => at + 1).filter(
    (one) => one === 1 || one === last || Math.abs(one - page) <= 2,
  )
  return (
    <Pagination
      label={m.search_pages()}
      {...(page > 1 && { previous: { to: to(Math.min(page - 1, last)), text: m.search_previous() } })}
      {...(page < last && { next: { to: to(page + 1), text: m.search_next() } })}
      pages={shown.map((one) => ({
        to: to(one),
        text: String(one),
        current: one === page,
        label: m.search_page({ page: one }),
      }))}
    />
  )
}

function chosenCount({ query }: AskedSearch): number {
  const { stores, categories, brands, sizes, colors, inStock, priceFrom, priceTo } = query
  const listed = [stores, categories, brands, sizes, colors].reduce((sum, { length }) => sum + length, 0)
  return listed + (inStock ? 1 : 0) + (priceFrom !== null || priceTo !== null ? 1 : 0)
}

/** Whether the same words are looked for again, or others. */
function useWaiting(here: string, asked: AskedSearch): 'same' | 'other' | null {
  const { state, location } = useNavigation()
  if (state !== 'loading' || location.pathname !== here) return null
  const next = readAddress(new URLSearchParams(location.search))
  if (writeAddress(next).toString() === writeAddress(asked).toString()) return null
  return next.query.words === asked.query.words ? 'same' : 'other'
}
