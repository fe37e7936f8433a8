import type { LinkAnswer } from '#catalog/stores/canonical-link.ts'
import type { Visit } from '#platform/http/visit.ts'
import { limitAtOnce } from '#platform/work/limit-at-once.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import type { Ports } from '#platform/work/ports.ts'
import type { KnownPage } from '#selling/cart/adding/draft-item.ts'
import { readPage } from '#selling/cart/adding/read-linked.ts'
import { mostLinksEver } from './link-list-limit.ts'

type Kept = { readonly since: number; readonly page: Promise<KnownPage> }

const keptForMs = 120_000
const mostKept = 2000
const atOnce = 4
const mostLists = 6
const shops = new WeakMap<Ports, Map<string, Kept>>()

/**
 * Begins to read the pages of a list, a few at a time; a list counts once, however many links it has. What this visitor asked
 * for just now is not read, nor counted, again: who has no script asks for the same list until it is read.
 */
export function beginPages(visit: Visit, answers: readonly LinkAnswer[]): readonly Promise<KnownPage>[] {
  const kept = shops.get(visit.ports) ?? new Map<string, Kept>()
  shops.set(visit.ports, kept)
  forgetOld(kept)
  const visitor = visit.who.id ?? visit.network
  const inTurn = limitAtOnce(atOnce, mostLinksEver)
  let counted: Promise<void> | undefined
  const read = async (answer: LinkAnswer): Promise<KnownPage> => {
    counted ??= visit.write((work) => limitRate(work, `read-links:${visitor}`, mostLists, 60))
    await counted
    const page = await inTurn(() => readPage(visit, answer))
    if (page === null) throw new Error('a list had more links than may wait')
    return page
  }
  return answers.map((answer) => {
    const link = answer.ok ? (answer.link.canonical ?? answer.link.url) : ''
    const name = `${visit.site} ${visit.locale} ${visitor} ${link}`
    const last = kept.get(name)
    if (last) return last.page
    const page = read(answer)
    kept.set(name, { since: performance.now(), page })
    // What failed may be tried again.
    page.catch(() => kept.delete(name))
    return page
  })
}

function forgetOld(kept: Map<string, Kept>): void {
  const oldest = performance.now() - keptForMs
  for (const [name, { since }] of kept) {
    if (since > oldest && kept.size <= mostKept) return
    kept.delete(name)
  }
}
