import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { isolateLtr } from '#platform/isolate.ts'
import { pagePath } from '#platform/page-path.ts'
import { PageTitle } from '#platform/page-title.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { visitOf } from '#platform/visit.ts'
import { m } from '#words/messages.js'
import { contentOf, isContentName } from './content.ts'
import { HelpNote } from './help-note.tsx'
import { SectionText } from './section-text.tsx'
import { shopFactsPort } from './site.ports.ts'

/** One page for every long text: its name is the last segment of the address. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { locale, site, ports } = visitOf(context)
  const name = pagePath(request).split('/')[2] ?? ''
  if (!isContentName(name)) throw data(null, { status: 404 })
  return { ...contentOf(name, locale, site), phone: ports.get(shopFactsPort).phones[site] }
}

export default function Information() {
  const { title, lead, updated, sections, phone } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading title={title} lead={lead} />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,45rem)_1fr]">
        <div className="flex flex-col gap-8">
          {sections.map((section) => (
            <SectionText key={section.id} section={section} />
          ))}
          {updated && <p className="text-sm text-soft">{m.site_updated({ date: isolateLtr(updated) })}</p>}
          <HelpNote phone={phone} />
        </div>
        <nav aria-label={m.site_on_this_page()} className="max-lg:hidden">
          <div className="sticky top-6 border-s border-line ps-5">
            <p className="mb-1 text-sm text-soft">{m.site_on_this_page()}</p>
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`} className="inline-block py-1.5 text-sea no-underline hover:underline">
                    {section.title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      </div>
    </>
  )
}
