import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { visitOf } from '#platform/http/visit.ts'
import { settingOf } from '#platform/settings/changeable/known-settings.ts'
import { mostLinks } from '#selling/search/links/link-list-limit.ts'
import { readAddress } from '#selling/search/search-address.ts'
import { m } from '#words/messages.js'
import { readTyped } from './asked-words.ts'
import { readResults } from './read-results.ts'
import { ResultsPage } from './results-page.tsx'
import { SearchPaused } from './search-paused.tsx'
import { searchSwitch } from './search-switch.ts'

export const handle = { frame: { width: 'wide' } }

/** One box for links and words: links go the way of links, words are searched. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const home = `/${visit.locale}`
  const { searchParams } = new URL(request.url)
  const typed = readTyped((searchParams.get('q') ?? '').slice(0, 20_000))
  if (typed.kind === 'link') throw redirect(`${home}/cart/add?link=${encodeURIComponent(typed.link)}`)
  if (typed.kind === 'links') {
    const links = typed.links.slice(0, mostLinks(visit)).join('\n')
    throw redirect(`${home}/search-product/links?links=${encodeURIComponent(links)}`)
  }
  const asked = readAddress(searchParams)
  const results = settingOf(searchSwitch, visit).on ? await readResults(visit, asked) : null
  return { home, locale: visit.locale, asked, results }
}

export default function SearchPage() {
  const { home, locale, asked, results } = useLoaderData<typeof loader>()
  const { words } = asked.query
  if (results === null) return <SearchPaused home={home} />
  return (
    <>
      <meta name="description" content={m.search_description()} />
      <ResultsPage
        home={home}
        locale={locale}
        asked={asked}
        results={results}
        title={words === '' ? m.search_title_all() : m.search_title_of({ words })}
      />
    </>
  )
}
