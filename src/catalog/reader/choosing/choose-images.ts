import { isStandIn } from '#catalog/reader/clues/visible-images.ts'
import type { Clue, Source } from '#catalog/reader/product-facts.ts'
import { type Candidate, reasonsOf, scoreOf } from './candidate.ts'

const BELIEVED: Readonly<Record<Source, number>> = {
  layout: 200,
  'json-ld': 60,
  microdata: 56,
  meta: 52,
  state: 46,
  visible: 40,
}
const MOST_IMAGES = 12
const SHARED =
  /^(?:default[-_]?)?(?:ogp?|open-?graph|social|share|sharing|facebook|fb|twitter)(?:[-_]?(?:image|img|share|card|default|logo))*\d*\./

/** Pictures of the product, the best first; a stand-in only if the page has nothing else. */
export function chooseImages(clues: readonly Clue[]): string[] {
  const sorted = imageCandidates(clues).sort((a, b) => scoreOf(b) - scoreOf(a))
  const real = sorted.filter(({ value }) => !isStandIn(value))
  return [...new Set(real.map(({ value }) => value))].slice(0, MOST_IMAGES)
}

function imageCandidates(clues: readonly Clue[]): Candidate<string>[] {
  const all = clues.flatMap((clue) =>
    clue.images.slice(0, MOST_IMAGES).map((value, place) => ({ value, source: clue.source, place })),
  )
  const files = new Map<string, Set<Source>>()
  for (const { value, source } of all) files.set(fileOf(value), (files.get(fileOf(value)) ?? new Set()).add(source))
  return all.map(({ value, source, place }) => ({
    value,
    source,
    reasons: reasonsOf(
      [true, source, BELIEVED[source]],
      [place > 0, 'not the first', -Math.min(8, place) * 0.5],
      [(files.get(fileOf(value))?.size ?? 0) > 1, 'another source has the same picture', 12],
      [isStandIn(value), 'a stand-in', -150],
      [source === 'meta' && SHARED.test(fileOf(value)), "the shop's own picture for all its pages", -20],
    ),
  }))
}

/** The same picture in another size has the same file name. */
const fileOf = (address: string) =>
  (URL.canParse(address) ? new URL(address).pathname : address).toLowerCase().split('/').filter(Boolean).at(-1) ?? ''
