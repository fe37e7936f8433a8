import { filterLexeme } from '#catalog/products/finding/document-vector.ts'
import type { Matching } from '#catalog/products/finding/match-query.ts'
import { CHEAP_MINOR, FRESH_DAYS, MOST_IDF, MOST_RANK, WEIGHTS } from '#catalog/products/finding/score.ts'
import type { Understood } from '#catalog/products/finding/words/understand-words.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { KIND } from './marks.ts'
import { type Matches, type PostingsOf, wordOf } from './match-in-memory.ts'
import { ACCESSORY, type MemoryIndex } from './memory-index.ts'
import { RANK_SCALE } from './postings.ts'
import { AT, priceAt, ROW_32, ROW_64 } from './rows.ts'

type Scored = {
  readonly understood: Understood
  readonly matching: Matching
  readonly matches: Matches
  readonly postingsOf: PostingsOf
  readonly work: Pick<QueryWork, 'now' | 'site'>
}

/** How well each of these places answers a query, as score.ts says it, but for words that stand side by side (pairs.ts). */
export function scorePlaces(
  index: MemoryIndex,
  { understood, matching, matches, postingsOf, work }: Scored,
  places: Int32Array,
): Float64Array {
  const { f64, f32, i32 } = index.rows
  const scores = wordScores(index, { understood, matches, postingsOf }, places)
  const named = kindScores(index, { understood, matches, postingsOf }, places)
  const mains = understood.kinds.flatMap(({ name }) => index.kinds.numbers.get(name) ?? [])
  const others = understood.kinds.length > 0 && !understood.isAccessory ? WEIGHTS.accessory : 0
  const seconds = work.now.getTime() / 1000
  const price = priceAt(work.site)
  for (let at = 0; at < places.length; at++) {
    const place = places[at]!
    const row = place * ROW_32
    const isShort = matching !== 'all' && !(matches.whole[place >>> 5]! & (1 << (place & 31)))
    scores[at] =
      (isShort ? scores[at]! * WEIGHTS.missing : scores[at]!) +
      f32[row + AT.score]! +
      WEIGHTS.fresh * Math.exp(Math.min(0, i32[row + AT.firstSeen]! - seconds) / (86_400 * FRESH_DAYS)) +
      priceScore(f64[place * ROW_64 + price]!) +
      (named ? named[at]! * WEIGHTS.kind : 0) +
      (mains.includes(i32[row + AT.mainKind]!) ? WEIGHTS.mainKind : 0) -
      (i32[row + AT.flags]! & ACCESSORY ? others : 0)
  }
  return scores
}

const priceScore = (price: number) =>
  Number.isNaN(price) ? 0 : WEIGHTS.priced - WEIGHTS.dear * Math.log(1 + price / CHEAP_MINOR)

function wordScores(
  index: MemoryIndex,
  { understood, matches, postingsOf }: Pick<Scored, 'understood' | 'matches' | 'postingsOf'>,
  places: Int32Array,
): Float64Array {
  const scores = new Float64Array(places.length)
  understood.units.forEach((unit, number) => {
    const { bits, ranks } = matches.units[number]!
    const documents = postingsOf.of(unit.stem)?.documents ?? 0
    const weight = Math.min(MOST_IDF, Math.log(1 + index.documents / (1 + documents)))
    const byRank = Float64Array.from(
      { length: 256 },
      (_, rank) => weight * WEIGHTS.title * Math.min(rank / RANK_SCALE, MOST_RANK),
    )
    const meaning = unit.kinds.length > 0 ? weight * WEIGHTS.meaning : 0
    for (let at = 0; at < places.length; at++) {
      const place = places[at]!
      const rank = ranks[place]!
      if (rank > 0) scores[at] = scores[at]! + byRank[rank]!
      else if (bits[place >>> 5]! & (1 << (place & 31))) scores[at] = scores[at]! + meaning
    }
  })
  return scores
}

// The best of the kinds that the query names, by the value that each has in the query.
function kindScores(
  index: MemoryIndex,
  { understood: { kinds }, matches: { seen }, postingsOf }: Pick<Scored, 'understood' | 'matches' | 'postingsOf'>,
  places: Int32Array,
): Float64Array | null {
  if (kinds.length === 0) return null
  const best = new Float64Array(places.length)
  for (const { name, value } of kinds) {
    const lexeme = filterLexeme.kind(name)
    const forms = postingsOf.of(lexeme) ? [lexeme] : []
    const { marks, markUntil } = wordOf(index, { forms, groups: [], kinds: [] }, KIND, postingsOf)
    for (const range of seen) markUntil(range)
    const { ranks } = marks
    for (let at = 0; at < places.length; at++) {
      const score = (ranks[places[at]!]! * value) / RANK_SCALE
      if (score > best[at]!) best[at] = score
    }
  }
  return best
}
