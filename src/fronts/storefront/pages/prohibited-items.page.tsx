import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import type { ProhibitedKind } from '#catalog/stores/prohibited.ts'
import { BodyView } from '#content/pages/body/body-view.tsx'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import { shownText } from './shown-text.ts'

const texts: Readonly<Record<ProhibitedKind, ProhibitedText>> = {
  batteries: { name: m.storefront_kind_batteries, why: m.stores_prohibited_batteries },
  flammable: { name: m.storefront_kind_flammable, why: m.stores_prohibited_flammable },
  drones: { name: m.storefront_kind_drones, why: m.stores_prohibited_drones },
  weapons: { name: m.storefront_kind_weapons, why: m.stores_prohibited_weapons },
  drugs: { name: m.storefront_kind_drugs, why: m.stores_prohibited_drugs },
  tobacco: { name: m.storefront_kind_tobacco, why: m.stores_prohibited_tobacco },
  alcohol: { name: m.storefront_kind_alcohol, why: m.stores_prohibited_alcohol },
  radio: { name: m.storefront_kind_radio, why: m.stores_prohibited_radio },
  living: { name: m.storefront_kind_living, why: m.stores_prohibited_living },
  money: { name: m.storefront_kind_money, why: m.stores_prohibited_money },
  adult: { name: m.storefront_kind_adult, why: m.stores_prohibited_adult },
  gambling: { name: m.storefront_kind_gambling, why: m.stores_prohibited_gambling },
}

/**
 * What may not be shipped and why, the most frequent questions first; the rules themselves are in the room of stores.
 */
const prohibitedTexts = Object.entries(texts).map(([kind, text]) => ({ kind, ...text }))

export async function loader({ context, request }: LoaderFunctionArgs) {
  return shownText(visitOf(context), 'prohibited-items', request)
}

export default function ProhibitedItems() {
  const { lang } = useParams()
  const { title, lead, description, intro, sections, pictures } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={description} />
      <PageHeading title={title} lead={lead} />
      <BodyView blocks={intro} pictures={pictures} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {prohibitedTexts.map(({ kind, name, why }) => (
          <Card key={kind} as="li" title={name()}>
            <p className="text-soft">{why()}</p>
          </Card>
        ))}
      </ul>
      {sections.map(({ id, title: asked, blocks }) => (
        <Card key={id} tone="sunken" className="mt-8" title={asked}>
          <BodyView blocks={blocks} pictures={pictures} />
        </Card>
      ))}
      <ButtonLink to={`/${lang}/cart`} icon="link" className="mt-4">
        {m.cart_paste_placeholder()}
      </ButtonLink>
    </>
  )
}

type ProhibitedText = { readonly name: () => string; readonly why: () => string }
