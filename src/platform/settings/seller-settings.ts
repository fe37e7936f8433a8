import { z } from 'zod'

const stands = 'stands on invoices; yours in production'

/** Who sells on each site, in law: ten settings of their own. The defaults say plainly that they are of a demo. */
export const sellerSettings = {
  SELLER_EG_NAME_AR: z
    .string()
    .default('مرسى (شركة تجريبية)')
    .describe(`Who sells on the Egypt site, in Arabic: ${stands}`),
  SELLER_EG_NAME_EN: z.string().default('Marsa (demo company)').describe('The same in English'),
  SELLER_EG_ADDRESS_AR: z.string().default('عنوان تجريبي، القاهرة، مصر').describe(`Its address, in Arabic: ${stands}`),
  SELLER_EG_ADDRESS_EN: z.string().default('Demo address, Cairo, Egypt').describe('The same in English'),
  SELLER_EG_TAX_ID: z
    .string()
    .default('000000000')
    .describe(`Its tax registration number, nine digits as 123456789 or 123-456-789: ${stands}`),
  SELLER_AE_NAME_AR: z
    .string()
    .default('مرسى (شركة تجريبية)')
    .describe(`Who sells on the Dubai site, in Arabic: ${stands}`),
  SELLER_AE_NAME_EN: z.string().default('Marsa (demo company)').describe('The same in English'),
  SELLER_AE_ADDRESS_AR: z.string().default('عنوان تجريبي، دبي، الإمارات').describe(`Its address, in Arabic: ${stands}`),
  SELLER_AE_ADDRESS_EN: z.string().default('Demo address, Dubai, UAE').describe('The same in English'),
  SELLER_AE_TAX_ID: z
    .string()
    .default('000000000000000')
    .describe(`Its TRN, the fifteen digits of which the first are 100: ${stands}`),
} as const

const shape = z.object(sellerSettings)
export type SellerSettings = z.output<typeof shape>

const defaults = shape.parse({})
const taxIds = { SELLER_EG_TAX_ID: /^\d{3}-?\d{3}-?\d{3}$/, SELLER_AE_TAX_ID: /^100\d{12}$/ } as const

/** What of it may not stand on a real invoice, each by the name of its setting. */
export function unsafeSeller(settings: SellerSettings): readonly string[] {
  const names = Object.keys(sellerSettings) as (keyof SellerSettings)[]
  const unset = names.filter((name) => settings[name].trim() === '' || settings[name] === defaults[name])
  const malformed = (['SELLER_EG_TAX_ID', 'SELLER_AE_TAX_ID'] as const).filter(
    (name) => !unset.includes(name) && !taxIds[name].test(settings[name]),
  )
  return [
    ...unset.map((name) => `${name}: invoices say who sells, set yours`),
    ...malformed.map((name) => `${name}: not a number of this country's tax authority`),
  ]
}
