import { keepLandedPrices, readUnpriced, type UnpricedOffer } from '#catalog/products/finding/keep-landed.ts'
import type { Chore } from '#platform/background/jobs.ts'
import type { Work } from '#platform/work/work.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { mainSite, type Site, siteCodes } from '#sites/sites.ts'
import { landedOf } from './landed-of.ts'

const atOnce = 500
const mostRounds = 60

/**
 * Keeps the whole prices by which searches are ordered and narrowed: of products that are new or whose offers changed, and
 * of all once other price tables hold. A minute's run takes so many; the next goes on.
 */
export const keepLandedChore: Chore = {
  name: 'search.keep-landed',
  cron: '* * * * *',
  run: async ({ site, write }) => {
    // A product has one mark for all sites: they are worked out together.
    if (site !== mainSite) return
    let after: string | null = null
    for (let round = 0; round < mostRounds; round++) {
      after = await write((work) => keepSome(work, after))
      if (after === null) return
    }
  },
}

/** Works out some products behind one of them; answers the last, or null where there are no more. */
export async function keepSome(work: Work, after: string | null, most = atOnce): Promise<string | null> {
  const before = await tablesSince(work)
  const { ids, offers, nextAfter } = await readUnpriced(work, { after, most, before })
  const lowest = new Map<string, Partial<Record<Site, Lowest>>>(ids.map((id) => [id, {}]))
  for (const site of siteCodes)
    for (const [id, one] of await lowestOf({ ...work, site }, offers.get(site) ?? []))
      lowest.set(id, { ...lowest.get(id), [site]: one })
  await keepLandedPrices(
    work,
    [...lowest].map(([productId, one]) => ({ productId, lowest: one })),
  )
  return nextAfter
}

type Lowest = { readonly minor: bigint; readonly offerId: string; readonly isInStock: boolean }

/** By product, the offer that costs least until it is at the office: of those in stock, where one is. */
async function lowestOf(work: Work, offers: readonly UnpricedOffer[]): Promise<ReadonlyMap<string, Lowest>> {
  const landed = await landedOf(
    work,
    offers.map((one) => ({ ...one, id: one.offer.id })),
  )
  const lowest = new Map<string, Lowest>()
  for (const { productId, isInStock, offer } of offers) {
    const price = landed.get(offer.id)
    if (!price) continue
    const one = { minor: price.money.minor, offerId: offer.id, isInStock }
    const known = lowest.get(productId)
    if (!known || isBefore(one, known)) lowest.set(productId, one)
  }
  return lowest
}

function isBefore(one: Lowest, other: Lowest): boolean {
  return one.isInStock === other.isInStock ? one.minor < other.minor : one.isInStock
}

/** Since when the price tables of all sites hold: what was worked out before is old. */
async function tablesSince(work: Work): Promise<Date> {
  let since = new Date(0)
  for (const site of siteCodes) {
    const { validFrom } = await readTables({ ...work, site })
    if (validFrom > since) since = validFrom
  }
  return since
}
