import type { LinkPlace, ReadingStep } from '#catalog/reader/fetching/read-link.ts'
import type { Visit } from '#platform/http/visit.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { PriceTables } from '#pricing/quote/tables/tables.ts'
import { costDraft } from './cost-draft.ts'
import type { DraftCost } from './draft-cost.ts'
import { type LinkFacts, linkFacts, type PastedLink } from './pasted-link.ts'
import { type LoadedDraft, readLinked } from './read-linked.ts'

/** A link that is being read. None of its promises is ever rejected on the server. */
export type Reading = {
  readonly link: string
  /** What the link alone shows. */
  readonly facts: LinkFacts
  /** The first step that is reached from now on. */
  readonly next: Promise<ReadingNews | null>
  /** Null: the reading failed. */
  readonly found: Promise<FoundDraft | null>
}

/** A step that was reached, and the promise of the one after it; null where there is no further one. */
export type ReadingNews = {
  readonly step: ReadingStep
  readonly facts: LinkFacts
  readonly next: Promise<ReadingNews | null>
}

/** The filled form, or why there is none; and what its goods add to the cart as it is. */
export type FoundDraft = { readonly draft: LoadedDraft; readonly cost: DraftCost | null }

type Place = Parameters<typeof linkFacts>[0]

/** Begins to read a link. The page is sent meanwhile, and gets each step and the filled form as they come. */
export function beginReading(visit: Visit, pasted: PastedLink, place: Place, prices: PriceTables): Reading {
  const { next, tell, end } = chain()
  const onStep = (step: ReadingStep, now: LinkPlace) => tell({ step, facts: linkFacts(now, visit.locale) })
  const found = readAndCost(visit, pasted, prices, onStep).catch((error: unknown) => {
    if (!isRefusal(error)) visit.report(error)
    return null
  })
  found.then(end)
  return { link: pasted.text, facts: linkFacts(place, visit.locale), next, found }
}

async function readAndCost(
  visit: Visit,
  pasted: PastedLink,
  prices: PriceTables,
  onStep: (step: ReadingStep, place: LinkPlace) => void,
): Promise<FoundDraft> {
  const draft = await readLinked(visit, pasted, prices, onStep)
  return { draft, cost: draft.form && (await costDraft(visit, draft.form.typed)) }
}

function chain() {
  let settle: (news: ReadingNews | null) => void = () => {}
  const promise = () =>
    new Promise<ReadingNews | null>((resolve) => {
      settle = resolve
    })
  const next = promise()
  const tell = ({ step, facts }: Omit<ReadingNews, 'next'>) => {
    const told = settle
    told({ step, facts, next: promise() })
  }
  return { next, tell, end: () => settle(null) }
}
