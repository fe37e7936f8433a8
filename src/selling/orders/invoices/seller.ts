import { codeOf, type SellerSettings } from '#platform/settings/site-settings.ts'
import { definePort } from '#platform/work/ports.ts'
import { bySite, type Site } from '#sites/sites.ts'

type InBoth = { readonly ar: string; readonly en: string }

/** The seller on a site's invoices: the company, its address, its tax registration number. */
export type Seller = { readonly name: InBoth; readonly taxId: string; readonly address: InBoth }
export type Sellers = Readonly<Record<Site, Seller>>

export const sellers = definePort<Sellers>('sellers')

export function readSellers(settings: SellerSettings): Sellers {
  return bySite((site) => {
    const of = `SELLER_${codeOf(site)}` as const
    return {
      name: { ar: settings[`${of}_NAME_AR`], en: settings[`${of}_NAME_EN`] },
      taxId: settings[`${of}_TAX_ID`],
      address: { ar: settings[`${of}_ADDRESS_AR`], en: settings[`${of}_ADDRESS_EN`] },
    }
  })
}
