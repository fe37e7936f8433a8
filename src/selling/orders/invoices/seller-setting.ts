import { settingOf } from '#platform/settings/changeable/known-settings.ts'
import { readSetting } from '#platform/settings/changeable/read-setting.ts'
import { setting, type ValuesOf } from '#platform/settings/changeable/setting.ts'
import type { Ports } from '#platform/work/ports.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { type Seller, type Sellers, sellers } from './seller.ts'

const name = { kind: 'text', longest: 120 } as const
const address = { kind: 'text', longest: 300, lines: 2 } as const
const fields = {
  nameAr: { ...name, isArabic: true },
  nameEn: { ...name, isLatin: true },
  addressAr: { ...address, isArabic: true },
  addressEn: { ...address, isLatin: true },
  taxId: { kind: 'text', longest: 30, isLatin: true },
} as const

/** Who sells on a site: until it is said here, what the settings of the program say. Papers that were issued keep theirs. */
export function sellerSetting(first: Sellers) {
  return setting({
    name: 'seller',
    fields,
    needsSecond: true,
    usual: (site) => valuesOf(first[site]),
    check: ({ taxId }, site) =>
      sites[site].taxId.printed.test(taxId) ? null : { field: 'taxId', word: 'orders_seller_tax_id_wrong' },
  })
}

/** The seller whose name goes on papers that are issued now. */
export async function readSeller(work: Work, ports: Ports): Promise<Seller> {
  return sellerOf(await readSetting(work, sellerSetting(ports.get(sellers))))
}

/** The same as this process knows it, for mails. */
export function sellerNow(ports: Ports, at: Pick<Work, 'site' | 'now'>): Seller {
  return sellerOf(settingOf(sellerSetting(ports.get(sellers)), at))
}

type Values = ValuesOf<typeof fields>

function sellerOf({ nameAr, nameEn, addressAr, addressEn, taxId }: Values): Seller {
  return { name: { ar: nameAr, en: nameEn }, taxId, address: { ar: addressAr, en: addressEn } }
}

function valuesOf({ name, address, taxId }: Seller): Values {
  return { nameAr: name.ar, nameEn: name.en, addressAr: address.ar, addressEn: address.en, taxId }
}
