import { filterLexeme } from '#catalog/products/finding/document-vector.ts'
import { rawFormsOf, rawGroupsOf } from '#catalog/products/finding/match-query.ts'
import type { Understood } from '#catalog/products/finding/words/understand-words.ts'
import type { PostingsOf } from './match-in-memory.ts'
import type { MemoryIndex } from './memory-index.ts'
import { eachPosting, type Postings, rankIn } from './postings.ts'

type Lists = { readonly forms: readonly Postings[]; readonly kinds: readonly Postings[]; readonly documents: number }

/** Whether each word is one word in all its forms: only then can documents be walked by their lists. */
export const isWalkable = ({ units }: Understood): boolean =>
  units.length > 0 && units.every((unit) => rawGroupsOf(unit).length === 0)

/**
 * Calls `act` once for each living document that has all words, until it answers true; `rankOf` says how well a document has a
 * word, 0 where only its kind is meant. Walks the documents of the most seldom word and looks the others up, so that nothing is
 * marked: for whoever needs only a few.
 */
export function eachMatch(
  index: MemoryIndex,
  { units }: Understood,
  postingsOf: PostingsOf,
  act: (place: number, ranks: readonly number[]) => boolean,
  isWorth: (place: number) => boolean = () => true,
): void {
  const words = units.map((unit) => listsOf(unit, postingsOf)).sort((one, other) => one.documents - other.documents)
  const [first, ...others] = words
  if (!first) return
  const walked = [...first.forms, ...first.kinds]
  walked.some((list, at) =>
    eachPosting(list, (place) => {
      if (!isWorth(place) || !(index.alive[place >>> 5]! & (1 << (place & 31)))) return false
      if (walked.slice(0, at).some((earlier) => rankIn(earlier, place) > 0)) return false
      const ranks = [rankOf(first, place)]
      for (const word of others) {
        const rank = rankOf(word, place)
        if (rank === 0 && !word.kinds.some((kind) => rankIn(kind, place) > 0)) return false
        ranks.push(rank)
      }
      return act(place, ranks)
    }),
  )
}

function listsOf(unit: Understood['units'][number], postingsOf: PostingsOf): Lists {
  const known = (lexemes: readonly string[]) => lexemes.flatMap((one) => postingsOf(one) ?? [])
  const [forms, kinds] = [known(rawFormsOf(unit)), known(unit.kinds.map(filterLexeme.kind))]
  return { forms, kinds, documents: [...forms, ...kinds].reduce((sum, { documents }) => sum + documents, 0) }
}

const rankOf = ({ forms }: Lists, place: number) =>
  Math.min(
    255,
    forms.reduce((sum, form) => sum + rankIn(form, place), 0),
  )
