import { fittingFacts, productFactsForm } from '#catalog/reader/product-facts-form.ts'
import { no } from '#catalog/reader/reader.refusals.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import type { LinkReading } from './read-link.ts'

/** Keeps what was read from a link; answers the id by which carts know it. A text without a link is refused. */
export async function saveReading(work: Work, reading: LinkReading): Promise<string> {
  const { url, canonicalUrl, domain, store, country, facts, reason, source, seen } = reading
  if (url === null || canonicalUrl === null || domain === null) throw no.NOTHING_READ()
  const id = newId()
  const believed = facts ? productFactsForm.parse(fittingFacts(facts)) : null
  await work.db
    .insertInto('link_readings')
    .values({
      id,
      site: work.site,
      url,
      canonical_url: canonicalUrl,
      domain,
      store,
      country,
      facts: believed && JSON.stringify(believed),
      reason: believed ? null : (reason ?? 'NO_PRODUCT'),
      source,
      read_at: work.now,
    })
    .execute()
  if (seen) {
    const snapshot = { reading_id: id, text: seen.text, ways: JSON.stringify(seen.ways) }
    await work.db.insertInto('page_snapshots').values(snapshot).execute()
  }
  return id
}
