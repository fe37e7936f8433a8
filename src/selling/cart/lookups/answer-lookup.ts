import { readReading, saveReading } from '#catalog/reader/fetching/save-reading.ts'
import { originCode } from '#catalog/stores/origin-code.ts'
import { ORIGINS } from '#catalog/stores/stores.ts'
import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { no } from '#selling/cart/cart.refusals.ts'
import { auditLookup, lockClaimed } from './claim-lookup.ts'
import { type LookupFacts, toProductFacts } from './lookup-facts-form.ts'
import type { LookupRefusal } from './lookup-refusals.ts'
import { moveLookup } from './price-lookup.ts'

/**
 * The reviewer who took a link says what stands on its page: the facts become a reading, and who asked is told. Refuses a
 * category, country or currency that the site's prices do not know.
 */
export async function priceLookup(work: Work, id: string, facts: LookupFacts): Promise<void> {
  const lookup = await lockClaimed(work, id)
  const { prices } = await readTables(work)
  if (!prices.categories.has(facts.category)) throw no.CATEGORY_UNKNOWN({ path: 'category' })
  const country = ORIGINS.find((origin) => originCode(origin) === facts.country) ?? null
  if (country === null || !prices.routes.has(facts.country)) throw no.COUNTRY_NOT_SERVED({ path: 'country' })
  if (!prices.rates.has(facts.currency)) throw no.CURRENCY_NOT_TAKEN({ path: 'currency', currency: facts.currency })
  const asked = await readReading(work, lookup.asked_reading_id)
  const { url, canonical_url: canonicalUrl } = lookup
  const readingId = await saveReading(work, {
    url,
    canonicalUrl,
    store: asked?.store ?? null,
    domain: asked?.domain ?? new URL(url).hostname,
    country,
    facts: toProductFacts(facts),
    reason: null,
    source: 'staff',
    steps: [],
  })
  await moveLookup(work, lookup, 'price', { reading_id: readingId })
  await auditLookup(work, lookup, 'price', 'priced')
  await announce(work, 'lookup.answered', { lookupId: id })
}

/** The reviewer who took a link says why there is no price; who asked is told. */
export async function refuseLookup(
  work: Work,
  id: string,
  { refusal, note }: { readonly refusal: LookupRefusal; readonly note: string },
): Promise<void> {
  const lookup = await lockClaimed(work, id)
  await moveLookup(work, lookup, 'refuse', { refusal, note: note || null })
  await auditLookup(work, lookup, 'refuse', 'refused')
  await announce(work, 'lookup.answered', { lookupId: id })
}
