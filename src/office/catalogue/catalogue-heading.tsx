import type { ReactNode } from 'react'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Tabs } from '#platform/ui/frame/tabs.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

const places = [
  { at: 'products', path: '', text: m.catalogue_products, lead: m.catalogue_products_lead },
  { at: 'feeds', path: '/feeds', text: m.catalogue_feeds, lead: m.catalogue_feeds_lead },
  { at: 'stores', path: '/stores', text: m.catalogue_stores, lead: m.catalogue_stores_lead },
  { at: 'categories', path: '/categories', text: m.catalogue_categories, lead: m.catalogue_categories_lead },
  { at: 'places', path: '/places', text: m.catalogue_places, lead: m.catalogue_places_lead },
  { at: 'synonyms', path: '/synonyms', text: m.catalogue_synonyms, lead: m.catalogue_synonyms_lead },
  { at: 'rules', path: '/rules', text: m.catalogue_rules, lead: m.catalogue_rules_lead },
  { at: 'history', path: '/history', text: m.catalogue_history, lead: m.catalogue_history_lead },
] as const
type CataloguePlace = (typeof places)[number]['at']

type CatalogueHeadingProps = {
  readonly locale: Locale
  readonly at: CataloguePlace
  readonly done: string | null
  readonly actions?: ReactNode
  /** From one thing to the list it is of. */
  readonly back?: { readonly to: string; readonly text: string }
}

/** The parts of the catalogue beside each other, and what was just done. */
export function CatalogueHeading({ locale, at, done, actions, back }: CatalogueHeadingProps) {
  const place = places.find((one) => one.at === at)!
  return (
    <>
      <PageTitle>{place.text()}</PageTitle>
      <PageHeading
        title={place.text()}
        lead={place.lead()}
        {...(actions !== undefined && { actions })}
        {...(back && { back })}
      />
      <div className="-mt-3 mb-4">
        <Tabs
          label={m.catalogue_title()}
          items={places.map((one) => ({
            to: `/${locale}/ops/catalogue${one.path}`,
            text: one.text(),
            current: one.at === at,
          }))}
        />
      </div>
      <DoneNotice text={done} />
    </>
  )
}
