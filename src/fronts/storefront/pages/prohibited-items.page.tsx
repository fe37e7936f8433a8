import { useParams } from 'react-router'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import { prohibitedTexts } from './prohibited-texts.ts'

export default function ProhibitedItems() {
  const { lang } = useParams()
  return (
    <>
      <PageTitle>{m.storefront_prohibited()}</PageTitle>
      <PageHeading title={m.storefront_prohibited()} lead={m.storefront_prohibited_lead()} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {prohibitedTexts.map(({ kind, name, why }) => (
          <Card key={kind} as="li" title={name()}>
            <p className="text-soft">{why()}</p>
          </Card>
        ))}
      </ul>
      <Card tone="sunken" className="mt-8" title={m.storefront_prohibited_doubt()}>
        <p className="mb-4">{m.storefront_prohibited_doubt_text()}</p>
        <ButtonLink to={`/${lang}/cart`} icon="link">
          {m.storefront_paste_placeholder()}
        </ButtonLink>
      </Card>
    </>
  )
}
