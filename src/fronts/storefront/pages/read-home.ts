import { shownBanner } from '#content/pages/home/home-banner.ts'
import { shownHeadings } from '#content/pages/home/home-headings.ts'
import { shownSections } from '#content/pages/home/home-sections.ts'
import { readText } from '#content/pages/reading/read-text.ts'
import { shopFactsPort } from '#content/pages/shop-facts.ts'
import { siteWords } from '#platform/http/site-words.ts'
import type { Visit } from '#platform/http/visit.ts'
import type { Ports } from '#platform/work/ports.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { findShelves, guestShelves } from '#selling/search/shelves/read-shelves.ts'
import { readExample } from './read-example.ts'
import { readFees } from './read-fees.ts'
import { storeGroups } from './store-groups.ts'

export type HomeFacts = Awaited<ReturnType<typeof readFacts>>
type Kept = { readonly since: number; readonly facts: Promise<HomeFacts> }

const freshFor = 1000
const teased = 4
const shops = new WeakMap<Ports, Map<string, Kept>>()

/** The part of the home page that is the same for everybody: read at most once a second for each site and language. */
export function readHome(visit: Visit): Promise<HomeFacts> {
  const { ports, site, locale } = visit
  const kept = shops.get(ports) ?? new Map<string, Kept>()
  shops.set(ports, kept)
  const place = `${site} ${locale}`
  const last = kept.get(place)
  if (last && performance.now() - last.since < freshFor) return last.facts
  const facts = readFacts(visit)
  kept.set(place, { since: performance.now(), facts })
  // A failed read is not shared with others.
  facts.catch(() => kept.delete(place))
  return facts
}

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
