import type { ProductFacts } from '#catalog/reader/product-facts.ts'

export type ProviderAnswer =
  | { readonly ok: true; readonly url: string; readonly product: ProductFacts }
  | {
      readonly ok: false
      readonly reason: 'REFUSED_ADDRESS' | 'NOT_FOUND' | 'NO_PRODUCT' | 'NOT_ANSWERED' | 'MISCONFIGURED'
    }

/** A paid service that reads a product's page if a plain fetch is refused; never throws. */
export type ProductProvider = {
  readonly name: string
  /** The limit per day, in calls. */
  readonly callsPerDay: number
  readonly ask: (url: string) => Promise<ProviderAnswer>
}

const TURNED_AWAY = new Set(['CAPTCHA', 'SHELL', 'HTTP_401', 'HTTP_403', 'HTTP_429', 'HTTP_503'])

/** Whether the shop refused a plain fetch or answered without data; missing or slow pages are not worth a paid call. */
export const isTurnedAway = (reason: string): boolean => TURNED_AWAY.has(reason)
