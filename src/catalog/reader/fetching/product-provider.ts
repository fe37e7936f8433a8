import type { ProductFacts } from '#catalog/reader/product-facts.ts'

export type ProviderAnswer =
  | { readonly ok: true; readonly url: string; readonly product: ProductFacts }
  | {
      readonly ok: false
      readonly reason: 'REFUSED_ADDRESS' | 'NOT_FOUND' | 'NO_PRODUCT' | 'NOT_ANSWERED' | 'MISCONFIGURED'
    }

/** A paid service that reads a product's page where a plain fetch is turned away; never throws. */
export type ProductProvider = {
  readonly name: string
  /** What a day may cost, in calls. */
  readonly callsPerDay: number
  readonly ask: (url: string) => Promise<ProviderAnswer>
}

const TURNED_AWAY = new Set(['CAPTCHA', 'SHELL', 'HTTP_401', 'HTTP_403', 'HTTP_429', 'HTTP_503'])

/** Whether the shop turned a plain fetch away or answered without data; what is merely missing or slow is not asked for again. */
export const isTurnedAway = (reason: string): boolean => TURNED_AWAY.has(reason)
