import { feedForm } from '#catalog/products/feeds/feed-form.ts'
import { runFeed } from '#catalog/products/feeds/run-feed.ts'
import { saveFeed } from '#catalog/products/feeds/save-feed.ts'
import { knownHosts } from '#catalog/stores/stores.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { write } from '#platform/database/database.ts'
import { system, type Work } from '#platform/work/work.ts'
import type { AppParts } from '#program/app.ts'
import { mainSite } from '#sites/sites.ts'
import { SHOP_FEEDS } from '#world/shops/catalogue/serve-catalogue.ts'

const DAY = 86_400_000

/** Some six hundred products of the demo's shops, read from their feeds as a real one is: once some weeks ago, and once today. */
export async function fillDemoCatalogue(parts: AppParts): Promise<void> {
  const now = parts.clock()
  const before = new Date(now.getTime() - 24 * DAY)
  for (const { shop, path, format } of SHOP_FEEDS) {
    const host = [...knownHosts()].find((one) => one.startsWith(`${shop.domain}:`))
    if (!host) continue
    const save = (at: Date, id: string | null, url: string) =>
      write(parts.db, { who: system, now: at, site: mainSite, locale: 'ar' }, (work: Work) =>
        saveFeed(
          work,
          feedForm.parse({
            id,
            name: shop.name.en,
            format,
            url,
            store: shop.domain,
            country: shop.country,
            currency: shop.currency,
          }),
        ),
      )
    const id = await save(before, null, `http://${host}${path}?before=1`)
    await runFeed(openJobContext(parts.db, parts.ports, mainSite, before), id, { clock: () => before })
    await save(now, id, `http://${host}${path}`)
    await runFeed(openJobContext(parts.db, parts.ports, mainSite, now), id, { clock: () => now })
  }
}
