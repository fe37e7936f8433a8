import { definePort } from '#platform/work/ports.ts'
import type { Site } from '#sites/sites.ts'

/** Facts about the shop for its pages, from the settings. */
export type ShopFacts = {
  /** Number of customer service, by site. */
  readonly phones: Readonly<Record<Site, string>>
  /** Public origin of each site; empty if it follows from the request. */
  readonly origins: Readonly<Record<Site, string>>
}

export const shopFactsPort = definePort<ShopFacts>('shop-facts')
