import { mainSite, siteCodes, sites } from '#sites/sites.ts'
/** The site whose parcels Bosta brings. */
export const bostaSite = siteCodes.find((site) => sites[site].courierCompanies.includes('bosta')) ?? mainSite

/** Our account at Bosta. */
export type BostaAccount = {
  /** With its version: https://app.bosta.co/api/v2. */
  readonly host: string
  readonly apiKey: string
  /** What its news carry in a header of ours: Bosta signs nothing. */
  readonly newsSecret: string
  /** Which of our places it collects from; empty: the account's default. */
  readonly pickupLocation?: string
  readonly connectTimeoutMs?: number
  readonly totalTimeoutMs?: number
}

export const newsHeader = 'x-marsa-courier-key'
