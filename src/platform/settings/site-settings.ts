import { z } from 'zod'
import { type Site, siteCodes, sites } from '#sites/sites.ts'

type Code = Uppercase<Site>

/** A site's code as in the names of its settings: `EG` in `ORIGIN_EG`. */
export function codeOf(site: Site): Code {
  return site.toUpperCase() as Code
}

const text = z.string().default('')
const count = z.coerce.number().int().default(0)

/** One setting for each site, as `make` describes it. */
function perSite<const Name extends string>(name: (code: Code) => Name, make: (site: Site) => typeof text) {
  return Object.fromEntries(siteCodes.map((site) => [name(codeOf(site)), make(site)])) as Record<Name, typeof text>
}

export const originSettings = perSite(
  (code) => `ORIGIN_${code}` as const,
  (site) =>
    text.describe(
      `Public origin of the ${sites[site].name} site, e.g. https://${sites[site].hostPrefix || 'www'}.marsa.example; empty: from the request`,
    ),
)

export const phoneSettings = perSite(
  (code) => `CUSTOMER_SERVICE_PHONE_${code}` as const,
  (site) =>
    z
      .string()
      .default(sites[site].customerServicePhone)
      .describe(`Number shown to customers of the ${sites[site].name} site; yours in production`),
)

/** Who carries SMS to each country we serve. */
export const smsProviderSettings = Object.fromEntries(
  siteCodes.map((site) => [
    `SMS_PROVIDER_${codeOf(site)}`,
    z
      .enum(['smsmisr', 'twilio', 'none'])
      .default(sites[site].smsProvider)
      .describe(
        `Who carries SMS to numbers that begin with ${sites[site].phonePrefix}: smsmisr, twilio or none; its account stands below`,
      ),
  ]),
) as Record<`SMS_PROVIDER_${Code}`, z.ZodDefault<z.ZodEnum<{ smsmisr: 'smsmisr'; twilio: 'twilio'; none: 'none' }>>>

type PaymobText = 'BASE_URL' | 'SECRET_KEY' | 'PUBLIC_KEY' | 'HMAC_SECRET' | 'API_KEY'
type PaymobSettings = Record<`PAYMOB_${Code}_${PaymobText}`, typeof text> &
  Record<`PAYMOB_${Code}_${'CARD' | 'SAVED_CARD' | 'WALLET'}_INTEGRATION`, typeof count>

/** Our Paymob account of each site that uses Paymob; with mobile wallets where the site takes them. */
export const paymobSettings = Object.assign(
  {},
  ...siteCodes.map((site) => {
    const { name, currency, paymob } = sites[site]
    if (!paymob) return {}
    const of = `PAYMOB_${codeOf(site)}`
    return {
      [`${of}_BASE_URL`]: text.describe(`${paymob.host}; empty: the simulator (not in production)`),
      [`${of}_SECRET_KEY`]: text.describe(`Paymob secret key of the ${name} account`),
      [`${of}_PUBLIC_KEY`]: text.describe(`Paymob public key of the ${name} account`),
      [`${of}_HMAC_SECRET`]: text.describe(`Paymob HMAC secret of the ${name} account`),
      [`${of}_API_KEY`]: text.describe(`Paymob API key of the ${name} account, for inquiries`),
      [`${of}_CARD_INTEGRATION`]: count.describe(`Paymob card integration id (${currency})`),
      [`${of}_SAVED_CARD_INTEGRATION`]: count.describe(
        `Paymob integration id (${currency}) that charges saved cards by their token; 0: their owners type the security code on Paymob's page`,
      ),
      ...(paymob.takesWallets && {
        [`${of}_WALLET_INTEGRATION`]: count.describe(
          `Paymob mobile wallet integration id (${currency}); 0: mobile wallets are not offered`,
        ),
      }),
    }
  }),
) as PaymobSettings

/** The sites that are paid through Paymob. */
export const paymobSites: readonly Site[] = siteCodes.filter((site) => sites[site].paymob !== null)

type SellerText = 'NAME_AR' | 'NAME_EN' | 'ADDRESS_AR' | 'ADDRESS_EN' | 'TAX_ID'
const stands = 'stands on invoices; yours in production'

/** The legal seller of each site: five settings a site. The defaults say clearly that they are for a demo. */
export const sellerSettings = Object.assign(
  {},
  ...siteCodes.map((site) => {
    const { name, demoAddress, taxId } = sites[site]
    const of = `SELLER_${codeOf(site)}`
    return {
      [`${of}_NAME_AR`]: z
        .string()
        .default('مرسى (شركة تجريبية)')
        .describe(`Who sells on the ${name} site, in Arabic: ${stands}`),
      [`${of}_NAME_EN`]: z.string().default('Marsa (demo company)').describe('The same in English'),
      [`${of}_ADDRESS_AR`]: z.string().default(demoAddress.ar).describe(`Its address, in Arabic: ${stands}`),
      [`${of}_ADDRESS_EN`]: z.string().default(demoAddress.en).describe('The same in English'),
      [`${of}_TAX_ID`]: z.string().default(taxId.demo).describe(`Its ${taxId.described}: ${stands}`),
    }
  }),
) as Record<`SELLER_${Code}_${SellerText}`, typeof text>

const sellerForm = z.object(sellerSettings)
export type SellerSettings = z.output<typeof sellerForm>
const sellerDefaults = sellerForm.parse({})

/** The names of the settings that must not appear on a real invoice. */
export function unsafeSeller(settings: SellerSettings): readonly string[] {
  const names = Object.keys(sellerSettings) as (keyof SellerSettings)[]
  const unset = names.filter((name) => settings[name].trim() === '' || settings[name] === sellerDefaults[name])
  const malformed = siteCodes.flatMap((site) => {
    const name = `SELLER_${codeOf(site)}_TAX_ID` as const
    return unset.includes(name) || sites[site].taxId.printed.test(settings[name]) ? [] : [name]
  })
  return [
    ...unset.map((name) => `${name}: invoices say who sells, set yours`),
    ...malformed.map((name) => `${name}: not a number of this country's tax authority`),
  ]
}
