import type { Stage } from '#orders/orders.samples.ts'
import type { NewItem } from '#orders/place-order.ts'
import type { Actor } from '#platform/work.ts'
import { GOODS } from '#reader/dev-shops/goods.ts'
import { devHosts } from '#reader/dev-shops/links.ts'
import { productPage } from '#reader/dev-shops/product-page.ts'
import { DEV_SHOPS } from '#reader/dev-shops/shops.ts'
import { readLink } from '#reader/read-link.ts'
import { saveReading } from '#reader/save-reading.ts'

/** The demo's goods as their customer would have them: each read from its page before it was ordered. */
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

// The pages are written by the program that serves them; before it listens they are taken from it directly.
function pageAt(url: string) {
  const { origin, hostname, pathname } = new URL(url)
  const good = GOODS.find((one) => one.shop.domain === hostname && one.path === pathname)
  if (!good) throw new Error(`No demo shop serves ${url}`)
  return { ok: true, url, html: productPage(good, origin) } as const
}
