import { type RawBuilder, sql } from 'kysely'
import type { QueryWork } from '#platform/work/work.ts'
import { filterLexeme, quoteLexeme } from './document-vector.ts'
import { formsOf, groupsOf, type Matching, unitQuery } from './match-query.ts'
import type { Understood } from './words/understand-words.ts'

/** What makes a document better, found on the open judgements; README.md says how. */
export const WEIGHTS = {
  title: 5,
  /** A word that only the kind of the thing says. */
  meaning: 2,
  missing: 0.5,
  /** Words that stand side by side in a title. */
  pair: 2,
  kind: 3,
  mainKind: 2,
  accessory: 2,
  length: 0.4,
  identity: 10,
  popularity: 6,
  fresh: 0.5,
  inStock: 1,
  priced: 0.5,
  /** Ten times the whole price is worse by so much and a bit. */
  dear: 0.06,
}
type Unit = Understood['units'][number]
// Description, type, brand and title, as parts of a title.
const LABELS = '{0.06,0.4,0.4,1}'
/** By this PostgreSQL divides the rank of one word. */
const RANK_OF_ONE = 1.64493406685
export const MOST_IDF = 5
/** More places of a word say no more than this. */
export const MOST_RANK = 1.6
export const USUAL_TITLE = 12
export const FRESH_DAYS = 60
/** Below so many minor units a lower price says nothing any more. */
export const CHEAP_MINOR = 10_000

const rankOf = (lexemes: readonly string[]) =>
  sql`ts_rank(${LABELS}::float4[], d.words, ${lexemes.join(' | ')}::tsquery) * ${RANK_OF_ONE * lexemes.length}::float8`
const rankOfUnit = (unit: Unit) => {
  const groups = groupsOf(unit).map(
    (words) =>
      sql`case when d.words @@ ${words.join(' & ')}::tsquery then ${rankOf(words)} / ${words.length} else 0 end`,
  )
  return groups.length === 0 ? rankOf(formsOf(unit)) : sql`greatest(${rankOf(formsOf(unit))}, ${sql.join(groups)})`
}
const has = (lexeme: string) => sql`d.words @@ ${quoteLexeme(lexeme)}::tsquery`
const hasAny = (lexemes: readonly string[]) => sql`d.words @@ ${lexemes.map(quoteLexeme).join(' | ')}::tsquery`

/** The rank of each typed word in a document `d`, as columns r0, r1, …; they are computed once. */
export function wordRanks({ units }: Understood): RawBuilder<unknown> {
  if (units.length === 0) return sql`select 0`
  return sql`select ${sql.join(units.map((unit, at) => sql`${rankOfUnit(unit)} as ${sql.ref(`r${at}`)}`))} offset 0`
}

/** How well a document `d` answers a query, beside its word ranks. The more documents have a word, the less it says. */
export function scoreOf(
  understood: Understood,
  matching: Matching,
  weightOf: (stem: string) => number,
): RawBuilder<number> {
  const { units, kinds, isAccessory } = understood
  const parts = units.map(({ kinds: named, stem }, at) => {
    const rank = sql.ref(`r${at}`)
    const meant = named.map(filterLexeme.kind)
    const other =
      meant.length === 0
        ? sql`0`
        : matching === 'all'
          ? sql`${WEIGHTS.meaning}::float8`
          : sql`case when ${hasAny(meant)} then ${WEIGHTS.meaning}::float8 else 0 end`
    return sql`${Math.min(MOST_IDF, weightOf(stem))}::float8 * case when ${rank} > 0 then least(${rank}, ${MOST_RANK}::float8) * ${WEIGHTS.title}::float8 else ${other} end`
  })
  const all = parts.length > 0 ? sql`(${sql.join(parts, sql` + `)})` : sql`0`
  const isShort =
    matching !== 'all' && units.length > 0
      ? sql` * case when d.words @@ ${units.map(unitQuery).join(' & ')}::tsquery then 1 else ${WEIGHTS.missing}::float8 end`
      : sql``
  const pairs = units.slice(1).map(({ stem }, at) => {
    const pair = `${quoteLexeme(units[at]!.stem)}:A <-> ${quoteLexeme(stem)}:A`
    return sql` + case when d.words @@ ${pair}::tsquery then ${WEIGHTS.pair}::float8 else 0 end`
  })
  const byKind = kinds.map(
    ({ name, value }) =>
      sql`${value * WEIGHTS.kind}::float8 * ts_rank('{0,0.5,0.75,1}'::float4[], d.words, ${quoteLexeme(filterLexeme.kind(name))}::tsquery) * ${RANK_OF_ONE}::float8`,
  )
  const kind = byKind.length > 0 ? sql` + greatest(${sql.join(byKind)})` : sql``
  const main =
    kinds.length > 0
      ? sql` + case when ${hasAny(kinds.map(({ name }) => filterLexeme.mainKind(name)))} then ${WEIGHTS.mainKind}::float8 else 0 end`
      : sql``
  const accessory =
    kinds.length > 0 && !isAccessory
      ? sql` - case when ${has(filterLexeme.accessory)} then ${WEIGHTS.accessory}::float8 else 0 end`
      : sql``
  return sql<number>`${all}${isShort}${sql.join(pairs, sql``)}${kind}${main}${accessory}`
}

/** What speaks for a document `d` whatever is asked: gently beside its words. */
export const ownScore = ({ now, site }: Pick<QueryWork, 'now' | 'site'>): RawBuilder<number> =>
  sql<number>`${WEIGHTS.identity}::float8 * d.identity + ${WEIGHTS.popularity}::float8 * d.popularity
    - ${WEIGHTS.length}::float8 * ln(d.title_length::float8 / ${USUAL_TITLE})
    + ${WEIGHTS.fresh}::float8 * exp(least(0, extract(epoch from d.first_seen_at - ${now}::timestamptz)::float8 / ${86_400 * FRESH_DAYS}))
    + case when d.is_in_stock then ${WEIGHTS.inStock}::float8 else 0 end
    + coalesce(${WEIGHTS.priced}::float8
      - ${WEIGHTS.dear}::float8 * ln(1 + (d.landed ->> ${site}::text)::float8 / ${CHEAP_MINOR}), 0)`
