import { readLink } from '#catalog/reader/fetching/read-link.ts'
import { saveReading } from '#catalog/reader/fetching/save-reading.ts'
import type { Actor } from '#platform/work/work.ts'
import type { NewItem } from '#selling/orders/place-order.ts'
import type { Stage } from '#world/samples/selling/orders.samples.ts'
import { GOODS } from '#world/shops/goods.ts'
import { devHosts } from '#world/shops/links.ts'
import { productPage } from '#world/shops/product-page.ts'
import { DEV_SHOPS } from '#world/shops/shops.ts'

/** Adds to the demo's goods what the reader found on their pages, as if their customer had pasted the links. */
export async function withReadings(
  stage: Stage,
  customer: Actor,
  goods: readonly NewItem[],
  shopsPort: number,
): Promise<readonly NewItem[]> {
  const read: NewItem[] = []
  for (const item of goods) {
    const reading = await readLink({ fetchPage: async (url) => pageAt(url) }, item.url, {
      stores: DEV_SHOPS,
      allow: devHosts(shopsPort),
    })
    read.push({ ...item, readingId: await stage(customer, (work) => saveReading(work, reading)) })
  }
  return read
}

// This program serves the pages itself; before it listens, they are produced by a direct call.
function pageAt(url: string) {
  const { origin, hostname, pathname } = new URL(url)
  const good = GOODS.find((one) => one.shop.domain === hostname && one.path === pathname)
  if (!good) throw new Error(`No demo shop serves ${url}`)
  return { ok: true, url, html: productPage(good, origin) } as const
}
