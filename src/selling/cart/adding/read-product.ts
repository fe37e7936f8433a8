import { pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { type LinkReading, type ReadLinkOptions, readLink } from '#catalog/reader/fetching/read-link.ts'
import { saveReading } from '#catalog/reader/fetching/save-reading.ts'
import { spendProviderCall } from '#catalog/reader/fetching/spend-provider-call.ts'
import { no as noStore } from '#catalog/stores/stores.refusals.ts'
import type { Visit } from '#platform/http/visit.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import { no } from '#selling/cart/cart.refusals.ts'
import { buysFromUsaAlone } from '#sites/sites.ts'
import type { FoundPage } from './found-page.ts'
import type { PastedLink } from './link-in-params.ts'
import { readFoundPages } from './read-found-pages.ts'

export type OnStep = NonNullable<ReadLinkOptions['onStep']>

/**
 * Reads a pasted link for this visitor and keeps what it showed, also when that was nothing: the link stays, and the
 * customer fills in the rest. The network is between two transactions, never in one.
 */
export async function readProduct(visit: Visit, { answer }: PastedLink, onStep?: OnStep): Promise<FoundPage> {
  await visit.write((work) => limitRate(work, `read-link:${visit.who.id ?? visit.network}`, 20, 60))
  if (answer.ok) refuseOtherCountry(visit, answer.link.country)
  const reading = await readLink(visit.ports.get(pageFetcher), answer, {
    ...(onStep && { onStep }),
    maySpend: (provider) => spendProviderCall(visit, provider),
  })
  refuseUnlinked(reading)
  refuseOtherCountry(visit, reading.country)
  return visit.write(async (work) => {
    const id = await saveReading(work, reading)
    const page = (await readFoundPages(work, [id])).get(id)
    if (!page) throw new Error(`reading ${id} was not kept`)
    return page
  })
}

// Said before anybody fills in a form for nothing.
function refuseOtherCountry({ site }: Visit, country: string | null): void {
  if (buysFromUsaAlone(site) && country !== null && country !== 'US') throw no.ONLY_USA_STORES({ path: 'url' })
}

function refuseUnlinked({ url, reason }: LinkReading): void {
  if (reason === 'NOT_A_PRODUCT') throw noStore.NOT_A_PRODUCT_LINK({ path: 'url' })
  if (url === null || reason === 'INVALID_LINK' || reason === 'REFUSED_ADDRESS')
    throw noStore.INVALID_LINK({ path: 'url' })
}
