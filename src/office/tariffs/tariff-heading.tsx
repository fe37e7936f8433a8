import type { ReactNode } from 'react'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { siteWords } from '#platform/http/site-words.ts'
import { Chips } from '#platform/ui/forms/chips.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import type { Locale } from '#platform/work/work.ts'
import { type PricingPlace, PricingTabs } from '#pricing/quote/explain/pricing-tabs.tsx'
import { isSite, type Site, siteCodes } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { sectionNames } from './section-names.ts'
import type { SectionKey } from './sections/section.ts'

type TariffHeadingProps = {
  readonly locale: Locale
  readonly site: Site
  readonly at: 'overview' | 'rates' | SectionKey
  readonly lead: ReactNode
  readonly actions?: ReactNode
}

/** The price tables beside each other, and whose they are: the site is chosen here, whatever host staff came to. */
export function TariffHeading({ locale, site, at, lead, actions }: TariffHeadingProps) {
  const title = at === 'overview' ? m.tariffs_pricing() : at === 'rates' ? m.tariffs_rates() : sectionNames[at]()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading title={title} lead={lead} {...(actions !== undefined && { actions })} />
      <div className="-mt-4 mb-3 flex flex-col gap-3">
        <PricingTabs locale={locale} site={site} at={placeOf(at)} />
        <Chips
          label={m.tariffs_site()}
          items={siteCodes.map((one) => ({
            to: `/${locale}/ops/pricing${placeOf(at) && `/${placeOf(at)}`}?site=${one}`,
            text: siteName(one),
            current: one === site,
          }))}
        />
      </div>
    </>
  )
}

function placeOf(at: TariffHeadingProps['at']): PricingPlace {
  if (at === 'overview') return ''
  return at === 'rates' ? at : `tables/${at}`
}

export function siteName(site: Site): string {
  return siteWords(site).nameAndCurrency
}

/** The site whose tables are shown: as chosen, else that of the host. */
export function siteOf(search: URLSearchParams, here: Site): Site {
  const asked = search.get('site')
  return isSite(asked) ? asked : here
}
