import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { keepsReading } from '#selling/cart/adding/keeps-reading.ts'
import { linksIn } from '#selling/search/results/asked-words.ts'
import { m } from '#words/messages.js'
import { mostLinks } from './link-list-limit.ts'
import { LinkRows } from './link-rows.tsx'
import { beginLinks } from './read-links.ts'

export const handle = { frame: { width: 'page' } }

/** Several links at once: the page is sent while they are read; with `wait=1` once all are. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { searchParams } = new URL(request.url)
  const text = (searchParams.get('links') ?? '').slice(0, 20_000)
  const links = await beginLinks(visit, text)
  if (searchParams.get('wait') === '1') await Promise.all(links.map(({ read }) => read))
  return {
    home: `/${visit.locale}`,
    locale: visit.locale,
    text,
    links,
    isNone: text.trim() !== '' && links.length === 0,
    isMore: linksIn(text).length > mostLinks(visit),
    most: mostLinks(visit),
    waiting: searchParams.get('wait') === '1' ? null : `?links=${encodeURIComponent(text)}&wait=1`,
  }
}

export const shouldRevalidate = keepsReading

export default function LinksPage() {
  const { home, locale, text, links, isNone, isMore, most, waiting } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{m.search_links_title()}</PageTitle>
      <meta name="robots" content="noindex,nofollow" />
      <PageHeading title={m.search_links_title()} lead={m.search_links_lead({ most })} />
      {links.length > 0 && waiting !== null && (
        <noscript>
          <meta httpEquiv="refresh" content={`0;url=${home}/search-product/links${waiting}`} />
        </noscript>
      )}
      <Form action={`${home}/search-product/links`} className="mb-8 flex flex-col gap-3">
        <TextArea
          key={text}
          label={m.search_links_field()}
          name="links"
          rows={links.length > 0 ? 3 : 8}
          defaultValue={text}
          error={isNone ? m.search_links_none() : undefined}
          dir="ltr"
          required
        />
        <SubmitButton className="self-start">{m.search_links_button()}</SubmitButton>
      </Form>
      {isMore && <p className="mb-4 text-warn">{m.search_links_too_many({ most })}</p>}
      {links.length > 0 && <LinkRows home={home} locale={locale} links={links} />}
    </>
  )
}
