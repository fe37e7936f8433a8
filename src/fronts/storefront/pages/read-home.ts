import { shownBanner } from '#content/pages/home/home-banner.ts'
import { shownHeadings } from '#content/pages/home/home-headings.ts'
import { shownSections } from '#content/pages/home/home-sections.ts'
import { readText } from '#content/pages/reading/read-text.ts'
import { shopFactsPort } from '#content/pages/shop-facts.ts'
import { siteWords } from '#platform/http/site-words.ts'
import type { Visit } from '#platform/http/visit.ts'
import { shareReadings } from '#platform/work/share-readings.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { findShelves, guestShelves } from '#selling/search/shelves/read-shelves.ts'
import { readExample } from './read-example.ts'
import { readFees } from './read-fees.ts'
import { storeGroups } from './store-groups.ts'

export type HomeFacts = Awaited<ReturnType<typeof readFacts>>

const teased = 4
const share = shareReadings<HomeFacts>(1000)

/** The part of the home page that is the same for everybody: read at most once a second for each site and language. */
export const readHome = (visit: Visit): Promise<HomeFacts> =>
  share(visit.ports, `${visit.site} ${visit.locale}`, () => readFacts(visit))

async function readFacts({ locale, site, read, ports }: Visit) {
  const { description, heroLead, shippingTimes } = siteWords(site, locale)
  return read(async (work) => {
    const tables = await readTables(work)
    const found = await findShelves(work)
    const asked = await readText(work, { place: 'faq', phone: ports.get(shopFactsPort).phones[site] })
    return {
      locale,
      banner: await shownBanner(work),
      sections: shownSections(work),
      headings: shownHeadings(work),
      own: { description, heroLead, shippingTimes },
      example: readExample(work, tables),
      fees: readFees(work, tables),
      stores: storeGroups(site, locale),
      found,
      shelves: await guestShelves(work, found, ports),
      questions: asked.sections.slice(0, teased),
    }
  })
}
