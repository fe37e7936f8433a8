import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageTitle } from '#platform/page-title.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { visitOf } from '#platform/visit.ts'
import { contentOf } from './content.ts'
import { HelpNote } from './help-note.tsx'
import { shopFactsPort } from './site.ports.ts'

export const handle = { frame: { width: 'text' } }

export function loader({ context }: LoaderFunctionArgs) {
  const { locale, site, ports } = visitOf(context)
  return { ...contentOf('faq', locale, site), phone: ports.get(shopFactsPort).phones[site] }
}

export default function Faq() {
  const { title, lead, sections, phone } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading title={title} lead={lead} />
      <div className="mb-10 border-t border-line">
        {sections.map((section) => (
          <Disclosure key={section.id} summary={section.title}>
            {section.text?.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Disclosure>
        ))}
      </div>
      <HelpNote phone={phone} />
    </>
  )
}
