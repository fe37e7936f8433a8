import { definePort } from '#platform/ports.ts'
import type { Site } from '#platform/work.ts'

/** What the pages say of the shop itself and its settings decide. */
export type ShopFacts = {
  readonly phone: string
  /** Public origin of each site; empty where it follows from the request. */
  readonly origins: Readonly<Record<Site, string>>
}

export const shopFactsPort = definePort<ShopFacts>('shop-facts')
