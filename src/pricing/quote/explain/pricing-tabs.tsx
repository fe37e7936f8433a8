import { Tabs } from '#platform/ui/frame/tabs.tsx'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

const places = [
  { path: '', name: m.pricing_tab_overview },
  { path: 'tables/routes', name: m.pricing_tab_routes },
  { path: 'tables/categories', name: m.pricing_tab_categories },
  { path: 'tables/services', name: m.pricing_tab_services },
  { path: 'tables/delivery', name: m.pricing_tab_delivery },
  { path: 'tables/taxes', name: m.pricing_tab_taxes },
  { path: 'tables/returns', name: m.pricing_tab_returns },
  { path: 'rates', name: m.pricing_tab_rates },
  { path: 'packages', name: m.pricing_tab_packages, isOfHost: true },
  { path: 'coupons', name: m.pricing_tab_coupons, isOfHost: true },
] as const

export type PricingPlace = (typeof places)[number]['path']
type PricingTabsProps = { readonly locale: Locale; readonly at: PricingPlace; readonly site?: Site }

/** Links to all staff pages about prices. A chosen site is kept; packages and coupons are those of the host. */
export function PricingTabs({ locale, at, site }: PricingTabsProps) {
  return (
    <Tabs
      label={m.pricing_tabs()}
      items={places.map((place) => ({
        to: `/${locale}/ops/pricing${place.path && `/${place.path}`}${site && !('isOfHost' in place) ? `?site=${site}` : ''}`,
        text: place.name(),
        current: place.path === at,
      }))}
    />
  )
}
