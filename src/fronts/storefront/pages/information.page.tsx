import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { shopFactsPort } from '#fronts/storefront/site.ports.ts'
import { pagePath } from '#platform/http/pages/page-path.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { siteWords } from '#platform/http/site-words.ts'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import { contentOf, isContentName, type Section } from './content.ts'
import { HelpNote } from './help-note.tsx'

/** One page for every long text: its name is the last segment of the address. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { locale, site, ports } = visitOf(context)
  const name = pagePath(request).split('/')[2] ?? ''
  if (!isContentName(name)) throw data(null, { status: 404 })
  const phone = ports.get(shopFactsPort).phones[site]
  return { ...contentOf(name, locale, site), phone, hours: siteWords(site, locale).officeHours }
}

export default function Information() {
  const { title, lead, updated, sections, phone, hours } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading title={title} lead={lead} />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,45rem)_1fr]">
        <div className="flex flex-col gap-8">
          {sections.map((section) => (
            <SectionText key={section.id} section={section} />
          ))}
          {updated && <p className="text-sm text-soft">{m.storefront_updated({ date: isolateLtr(updated) })}</p>}
          <HelpNote phone={phone} hours={hours} />
        </div>
        <nav aria-label={m.storefront_on_this_page()} className="max-lg:hidden">
          <div className="sticky top-6 border-s border-line ps-5">
            <p className="mb-1 text-sm text-soft">{m.storefront_on_this_page()}</p>
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

/** One part of a long text: paragraphs, then points. */
function SectionText({ section }: { readonly section: Section }) {
  const { id, title, text = [], points = [] } = section
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph} className="mb-3">
          {paragraph}
        </p>
      ))}
      {points.length > 0 && (
        <ul className="list-disc ps-5 marker:text-sea">
          {points.map((point) => (
            <li key={point} className="py-1 ps-1">
              {point}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
