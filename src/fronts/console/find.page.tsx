import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { SearchBar } from '#platform/ui/forms/search-bar.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import { findAnything } from './find-anything.ts'
import { FoundList } from './found-list.tsx'
import { resolveScan } from './resolve-scan.ts'

/** Answers the palette as it is typed into, and stands as a page of its own without JavaScript; what was scanned leads on to the thing. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'overview', request)
  const { searchParams } = new URL(request.url)
  const scanned = searchParams.get('scan')
  if (scanned) throw redirect(`/${visit.locale}/ops/${await visit.read((work) => resolveScan(work, scanned))}`)
  const query = searchParams.get('q') ?? ''
  return { query, locale: visit.locale, ...(await visit.read((work) => findAnything(work, query))) }
}

export default function Find() {
  const { query, locale, ...found } = useLoaderData<typeof loader>()
  const home = `/${locale}/ops`
  const isEmpty = found.orders.length + found.customers.length + found.things.length === 0
  return (
    <>
      <PageTitle>{m.console_find_title()}</PageTitle>
      <PageHeading title={m.console_find_title()} />
      <div className="mb-6 max-w-text">
        <SearchBar
          icon="search"
          action={`${home}/find`}
          label={m.console_find()}
          placeholder={m.console_find()}
          button={m.console_find_button()}
          value={query}
          quiet
        />
      </div>
      {query !== '' && isEmpty ? (
        <EmptyState
          drawing="search"
          title={m.console_find_none({ query: isolate(query) })}
          text={m.console_find_none_do()}
        />
      ) : (
        <div className="max-w-text">
          <FoundList home={home} found={found} />
        </div>
      )}
    </>
  )
}
