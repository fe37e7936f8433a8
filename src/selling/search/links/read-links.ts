import { canonicalLink } from '#catalog/stores/canonical-link.ts'
import type { Visit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import type { PriceTables } from '#pricing/quote/tables/tables.ts'
import { costDraft } from '#selling/cart/adding/cost-draft.ts'
import type { KnownPage } from '#selling/cart/adding/draft-item.ts'
import { type LinkFacts, linkFacts } from '#selling/cart/adding/pasted-link.ts'
import { draftOf } from '#selling/cart/adding/read-linked.ts'
import { linksIn } from '#selling/search/results/asked-words.ts'
import { beginPages } from './kept-pages.ts'
import { mostLinks } from './link-list-limit.ts'
import type { ReadLink } from './read-link-row.ts'

/** A link of a list while it is read; its promise is never rejected. */
export type LinkBeingRead = {
  readonly link: string
  readonly facts: LinkFacts
  readonly read: Promise<ReadLink>
}

/** Begins to read the links of a text, a few at a time; each is told as soon as it is read. */
export async function beginLinks(visit: Visit, text: string): Promise<readonly LinkBeingRead[]> {
  const links = linksIn(text).slice(0, mostLinks(visit))
  const { prices } = await visit.read(readTables)
  const answers = links.map((link) => canonicalLink(link))
  const pages = beginPages(visit, answers)
  return links.map((link, place) => {
    const answer = answers[place]!
    const known = answer.ok ? answer.link : { domain: null, country: null }
    const read = readRow(visit, link, prices, pages[place]!).catch((error: unknown): ReadLink => {
      if (!isRefusal(error)) visit.report(error)
      return { kind: 'refused', why: '' }
    })
    return { link, facts: linkFacts(known, visit.locale), read }
  })
}

async function readRow(visit: Visit, link: string, prices: PriceTables, page: Promise<KnownPage>): Promise<ReadLink> {
  const { form, refused } = await draftOf(visit, link, prices, page)
  if (form === null) return { kind: 'refused', why: refused }
  const readingId = form.typed.readingId ?? ''
  if (form.found === 'none') return { kind: 'unread', readingId, why: form.reason ?? '' }
  const cost = await costDraft(visit, form.typed)
  return {
    kind: 'read',
    readingId,
    key: newId(),
    typed: form.typed,
    title: form.typed.title ?? '',
    image: form.images[0] ?? null,
    prohibited: form.prohibited,
    landed: cost.known ? { minor: cost.addsMinor, currency: cost.view.currency } : null,
    isAbout: (form.estimate?.facts.length ?? 0) > 0,
  }
}
