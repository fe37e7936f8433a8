import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { m } from '#words/messages.js'

/** Search by name is off for now; a link is priced as always. */
export function SearchPaused({ home }: { readonly home: string }) {
  return (
    <>
      <PageTitle>{m.search_paused_title()}</PageTitle>
      <meta name="robots" content="noindex,nofollow" />
      <EmptyState
        level={1}
        drawing="search"
        title={m.search_paused_title()}
        text={m.search_paused_text()}
        action={<ButtonLink to={`${home}/search-product/links`}>{m.search_links_title()}</ButtonLink>}
      />
    </>
  )
}
