import { feedForm } from '#catalog/products/feeds/feed-form.ts'
import { runFeed } from '#catalog/products/feeds/run-feed.ts'
import { saveFeed } from '#catalog/products/feeds/save-feed.ts'
import { countWords } from '#catalog/products/finding/count-words.ts'
import { knownHosts } from '#catalog/stores/stores.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { write } from '#platform/database/database.ts'
import { system } from '#platform/work/work.ts'
import type { AppParts } from '#program/app.ts'
import { mainSite } from '#sites/sites.ts'
import { OUTLET_PATH } from '#world/shops/catalogue/outlet-feed.ts'
import { SHOP_FEEDS } from '#world/shops/catalogue/serve-catalogue.ts'
import { HARBOR, NOOR } from '#world/shops/shops.ts'

const DAY = 86_400_000

const LISTED = [
  ...SHOP_FEEDS.map(({ shop, path, format }) => ({ shop, path, format, name: shop.name.en })),
  // Rows of every fault, for the report; and two shops' own pages, which are read one by one.
  { shop: HARBOR, path: OUTLET_PATH, format: 'google_xml', name: 'Harbor Goods, outlet' },
  { shop: HARBOR, path: '/sitemap.xml', format: 'sitemap', name: 'Harbor Goods, pages' },
  { shop: NOOR, path: '/sitemap.xml', format: 'sitemap', name: 'Dar Noor, pages' },
] as const

/** Some six hundred products of the demo's shops, read from their feeds as real ones are: once some weeks ago, and once today. */
export async function fillDemoCatalogue(parts: AppParts): Promise<void> {
  const now = parts.clock()
  const before = new Date(now.getTime() - 24 * DAY)
  for (const { shop, path, format, name } of LISTED) {
    const host = [...knownHosts()].find((one) => one.startsWith(`${shop.domain}:`))
    if (!host) continue
    const { domain: store, country, currency } = shop
    const said = { name, format, store, country, currency }
    const read = async (at: Date, id: string | null, url: string): Promise<string> => {
      const saved = await write(parts.db, { who: system, now: at, site: mainSite, locale: 'ar' }, (work) =>
        saveFeed(work, feedForm.parse({ ...said, id, url })),
      )
      await runFeed(openJobContext(parts.db, parts.ports, mainSite, at), saved, { clock: () => at, pauseMs: 0 })
      return saved
    }
    const isListed = SHOP_FEEDS.some((feed) => feed.path === path)
    const id = isListed ? await read(before, null, `http://${host}${path}?before=1`) : null
    await read(now, id, `http://${host}${path}`)
  }
  // As the chore does some minutes later: suggestions and typing errors are understood from the first visit on.
  await write(parts.db, { who: system, now, site: mainSite, locale: 'ar' }, countWords)
}
