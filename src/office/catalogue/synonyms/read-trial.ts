import { type SynonymTrial, trySynonym } from '#catalog/products/desk/try-synonym.ts'
import type { Work } from '#platform/work/work.ts'

export type Trial = {
  readonly word: string
  readonly means: string
  readonly isBothWays: boolean
  /** Null before both words were given. */
  readonly trials: readonly SynonymTrial[] | null
}

/** The pair that the address asks to try. */
export async function readTrial(work: Work, search: URLSearchParams): Promise<Trial> {
  const text = (name: string) => search.get(name)?.trim().slice(0, 60) ?? ''
  const pair = { word: text('word'), means: text('means'), isBothWays: search.get('bothWays') === 'on' }
  const isWhole = pair.word !== '' && pair.means !== ''
  return { ...pair, trials: isWhole ? await trySynonym(work, pair) : null }
}
