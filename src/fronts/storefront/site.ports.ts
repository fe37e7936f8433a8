import { definePort } from '#platform/work/ports.ts'
import type { Site } from '#sites/sites.ts'

/** What the pages say of the shop itself and its settings decide. */
export type ShopFacts = {
  /** Number of customer service, by site. */
  readonly phones: Readonly<Record<Site, string>>
  /** Public origin of each site; empty where it follows from the request. */
  readonly origins: Readonly<Record<Site, string>>
}

export const shopFactsPort = definePort<ShopFacts>('shop-facts')
