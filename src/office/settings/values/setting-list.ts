import { ticketFileLimit } from '#care/tickets/ticket-file.ts'
import { providerSwitch } from '#catalog/reader/fetching/spend-provider-call.ts'
import { newsletterSwitch } from '#content/newsletter/newsletter-switch.ts'
import { homeBanner } from '#content/pages/home/home-banner.ts'
import { homeHeadings } from '#content/pages/home/home-headings.ts'
import { homeSections } from '#content/pages/home/home-sections.ts'
import { receivingCountries } from '#fulfilment/purchasing/cards/receiving-countries.ts'
import { warehouseSetting } from '#fulfilment/purchasing/warehouse-address.ts'
import { returnDays } from '#fulfilment/returns/return-rule.ts'
import { storageSetting } from '#fulfilment/storage/storage-setting.ts'
import { withdrawalMinimum, withdrawalsSwitch } from '#money/payments/withdrawals/read-withdrawal-rules.ts'
import { withdrawalMethods } from '#money/payments/withdrawals/withdrawal-methods.ts'
import { addressLimit } from '#people/addresses/address-limit.ts'
import type { RowSetting, Setting } from '#platform/settings/changeable/setting.ts'
import type { Ports } from '#platform/work/ports.ts'
import { cartLimit } from '#selling/cart/cart-limits.ts'
import { discrepancyDays } from '#selling/orders/discrepancies/discrepancy.ts'
import { sellers } from '#selling/orders/invoices/seller.ts'
import { sellerSetting } from '#selling/orders/invoices/seller-setting.ts'
import { linkListLimit } from '#selling/search/links/link-list-limit.ts'
import { searchSwitch } from '#selling/search/results/search-switch.ts'
import { type Site, sites } from '#sites/sites.ts'
import type { SettingGroup } from './setting-groups.ts'

export type AnySetting = Setting | RowSetting
export type ListedSetting = { readonly group: SettingGroup; readonly setting: AnySetting }

/** Everything that may be set on a site, in the order of the desk. A new setting is a line here, and its words. */
export function settingsOf(site: Site, ports: Ports): readonly ListedSetting[] {
  const methods = withdrawalMethods.filter((method) => method !== 'fawry' || sites[site].hasFawry)
  return [
    ...inGroup('switches', [searchSwitch, providerSwitch, newsletterSwitch, withdrawalsSwitch]),
    ...inGroup('home', [homeBanner, homeSections, homeHeadings]),
    ...inGroup('limits', [linkListLimit, cartLimit, addressLimit, ticketFileLimit]),
    ...inGroup('terms', [storageSetting, returnDays, discrepancyDays, ...methods.map(withdrawalMinimum)]),
    ...inGroup('warehouses', receivingCountries.map(warehouseSetting)),
    ...inGroup('seller', [sellerSetting(ports.get(sellers))]),
  ]
}

function inGroup(group: SettingGroup, settings: readonly AnySetting[]): readonly ListedSetting[] {
  return settings.map((setting) => ({ group, setting }))
}

export function findSetting(site: Site, ports: Ports, name: string): ListedSetting | null {
  return settingsOf(site, ports).find(({ setting }) => setting.name === name) ?? null
}
