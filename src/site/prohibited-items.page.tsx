import { useParams } from 'react-router'
import { PageTitle } from '#platform/page-title.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { m } from '#words/messages.js'
import { prohibitedTexts } from './prohibited-texts.ts'

export default function ProhibitedItems() {
  const { lang } = useParams()
  return (
    <>
      <PageTitle>{m.site_prohibited()}</PageTitle>
      <PageHeading title={m.site_prohibited()} lead={m.site_prohibited_lead()} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {prohibitedTexts.map(({ kind, name, why }) => (
          <Card key={kind} as="li" title={name()}>
            <p className="text-soft">{why()}</p>
          </Card>
        ))}
      </ul>
      <Card tone="sunken" className="mt-8" title={m.site_prohibited_doubt()}>
        <p className="mb-4">{m.site_prohibited_doubt_text()}</p>
        <ButtonLink to={`/${lang}/cart`} icon="link">
          {m.site_paste_placeholder()}
        </ButtonLink>
      </Card>
    </>
  )
}
