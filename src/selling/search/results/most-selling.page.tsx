import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { visitOf } from '#platform/http/visit.ts'
import { readAddress } from '#selling/search/search-address.ts'
import { m } from '#words/messages.js'
import { readResults } from './read-results.ts'
import { ResultsPage } from './results-page.tsx'

export const handle = { frame: { width: 'wide' } }

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const asked = readAddress(new URLSearchParams({ sort: 'mostSelling' }))
  return { home: `/${visit.locale}`, locale: visit.locale, asked, results: await readResults(visit, asked) }
}

/** What is bought most; narrowing it leads to the search. */
export default function MostSellingPage() {
  const { home, locale, asked, results } = useLoaderData<typeof loader>()
  return (
    <>
      <meta name="description" content={m.search_most_description()} />
      <ResultsPage
        home={home}
        locale={locale}
        asked={asked}
        results={results}
        title={m.search_title_most_selling()}
        lead={m.search_lead_most_selling()}
        isOwnPage
      />
    </>
  )
}
