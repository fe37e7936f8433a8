import { mainSite, siteCodes, sites } from '#sites/sites.ts'
/** The site that Bosta delivers on. */
export const bostaSite = siteCodes.find((site) => sites[site].courierCompanies.includes('bosta')) ?? mainSite

/** Our account at Bosta. */
export type BostaAccount = {
  /** With its version: https://app.bosta.co/api/v2. */
  readonly host: string
  readonly apiKey: string
  /** The value of the header in its news, which we chose: Bosta signs nothing. */
  readonly newsSecret: string
  /** The location from which it collects; empty: the account's default. */
  readonly pickupLocation?: string
  readonly connectTimeoutMs?: number
  readonly totalTimeoutMs?: number
}

export const newsHeader = 'x-marsa-courier-key'
