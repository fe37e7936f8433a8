import type { SellerSettings } from '#platform/settings/seller-settings.ts'
import { definePort } from '#platform/work/ports.ts'
import type { Site } from '#sites/sites.ts'

type InBoth = { readonly ar: string; readonly en: string }

/** Who sells on a site, as its invoices say it: the company, where it stands, its tax registration number. */
export type Seller = { readonly name: InBoth; readonly taxId: string; readonly address: InBoth }
export type Sellers = Readonly<Record<Site, Seller>>

export const sellers = definePort<Sellers>('sellers')

export function readSellers(settings: SellerSettings): Sellers {
  return {
    eg: {
      name: { ar: settings.SELLER_EG_NAME_AR, en: settings.SELLER_EG_NAME_EN },
      taxId: settings.SELLER_EG_TAX_ID,
      address: { ar: settings.SELLER_EG_ADDRESS_AR, en: settings.SELLER_EG_ADDRESS_EN },
    },
    ae: {
      name: { ar: settings.SELLER_AE_NAME_AR, en: settings.SELLER_AE_NAME_EN },
      taxId: settings.SELLER_AE_TAX_ID,
      address: { ar: settings.SELLER_AE_ADDRESS_AR, en: settings.SELLER_AE_ADDRESS_EN },
    },
  }
}
