import { canonicalLink } from '#catalog/stores/canonical-link.ts'
import type { Visit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { costDraft } from '#selling/cart/adding/cost-draft.ts'
import { type LinkFacts, linkFacts } from '#selling/cart/adding/pasted-link.ts'
import { readLinked } from '#selling/cart/adding/read-linked.ts'
import { linksIn, mostLinks } from '#selling/search/results/asked-words.ts'
import type { ReadLink } from './read-link-row.ts'

/** A link of a list while it is read; its promise is never rejected. */
export type LinkBeingRead = {
  readonly link: string
  readonly facts: LinkFacts
  readonly read: Promise<ReadLink>
}

const atOnce = 4

/** Begins to read the links of a text, a few at a time; each is told as soon as it is read. */
export async function beginLinks(visit: Visit, text: string): Promise<readonly LinkBeingRead[]> {
  const links = linksIn(text).slice(0, mostLinks)
  const { prices } = await visit.read(readTables)
  const turn = turns(atOnce)
  return links.map((link) => {
    const answer = canonicalLink(link)
    const place = answer.ok ? answer.link : { domain: null, country: null }
    const read = turn(async (): Promise<ReadLink> => {
      const { form, refused } = await readLinked(visit, { text: link, answer }, prices)
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
    }).catch((error: unknown): ReadLink => {
      if (!isRefusal(error)) visit.report(error)
      return { kind: 'refused', why: '' }
    })
    return { link, facts: linkFacts(place, visit.locale), read }
  })
}

type Turn = <Answer>(act: () => Promise<Answer>) => Promise<Answer>

/** So many at once; the others wait for their turn in order. */
function turns(most: number): Turn {
  let running = 0
  const waiting: (() => void)[] = []
  return async (act) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    running++
    try {
      return await act()
    } finally {
      running--
      waiting.shift()?.()
    }
  }
}
