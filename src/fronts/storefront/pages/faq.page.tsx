import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { shopFactsPort } from '#fronts/storefront/site.ports.ts'
import { sayStorageTerms } from '#fulfilment/storage/say-terms.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { siteWords } from '#platform/http/site-words.ts'
import { visitOf } from '#platform/http/visit.ts'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { contentOf } from './content.ts'
import { HelpNote } from './help-note.tsx'

export const handle = { frame: { width: 'text' } }

export async function loader({ context }: LoaderFunctionArgs) {
  const { locale, site, ports, read } = visitOf(context)
  const phone = ports.get(shopFactsPort).phones[site]
  const storage = await read(sayStorageTerms)
  const { sections, ...texts } = contentOf('faq', locale, site)
  return {
    ...texts,
    sections: storage ? [...sections, { id: 'storage', ...storage }] : sections,
    phone,
    hours: siteWords(site, locale).officeHours,
  }
}

export default function Faq() {
  const { title, lead, sections, phone, hours } = useLoaderData<typeof loader>()
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
      <HelpNote phone={phone} hours={hours} />
    </>
  )
}
