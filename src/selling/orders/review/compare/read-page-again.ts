import { pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { type LinkReading, readLink } from '#catalog/reader/fetching/read-link.ts'
import { saveReading } from '#catalog/reader/fetching/save-reading.ts'
import { spendProviderCall } from '#catalog/reader/fetching/spend-provider-call.ts'
import type { Visit } from '#platform/http/visit.ts'
import { isId } from '#platform/work/id.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

/**
 * Reads an item's page in the store now and stores it beside the earlier reading. The network is used between two
 * transactions.
 */
export async function readPageAgain(visit: Visit, itemId: string): Promise<void> {
  const url = await visit.write(async (work) => {
    await limitRate(work, `review-read:${visit.who.id}`, 40, 60)
    return findUrl(work, itemId)
  })
  const reading = await readLink(visit.ports.get(pageFetcher), url, {
    maySpend: (provider) => spendProviderCall(visit, provider),
  })
  await visit.write((work) => keepItemReading(work, itemId, reading))
}

/** Stores an item's new reading, shown beside the form; the earlier one stays. */
async function keepItemReading(work: Work, itemId: string, reading: LinkReading): Promise<void> {
  const url = await findUrl(work, itemId)
  const readingId = await saveReading(work, isPlaced(reading) ? reading : unreadable(reading, url))
  await work.db
    .insertInto('item_readings')
    .values({ item_id: itemId, reading_id: readingId, staff_id: work.who.id, at: work.now })
    .execute()
}

function isPlaced({ url, canonicalUrl, domain }: LinkReading): boolean {
  return url !== null && canonicalUrl !== null && domain !== null
}

// A link that today's rules no longer accept is also a result.
function unreadable(reading: LinkReading, url: string): LinkReading {
  const domain = URL.canParse(url) ? new URL(url).hostname : url
  return { ...reading, url, canonicalUrl: url, domain, facts: null, reason: reading.reason ?? 'INVALID_LINK' }
}

async function findUrl(work: Work, itemId: string): Promise<string> {
  if (!isId(itemId)) throw platformNo.NOT_FOUND()
  const item = await work.db
    .selectFrom('order_items')
    .select('url')
    .where('id', '=', itemId)
    .where('site', '=', work.site)
    .executeTakeFirst()
  if (!item) throw platformNo.NOT_FOUND()
  return item.url
}
