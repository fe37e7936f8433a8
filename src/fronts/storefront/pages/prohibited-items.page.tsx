import { useParams } from 'react-router'
import type { ProhibitedKind } from '#catalog/stores/prohibited.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'

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
          {m.cart_paste_placeholder()}
        </ButtonLink>
      </Card>
    </>
  )
}

type ProhibitedText = { readonly name: () => string; readonly why: () => string }
