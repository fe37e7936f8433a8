import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'

const ruleAsks = ['refuse', 'permit', 'limit'] as const
type RuleAsks = (typeof ruleAsks)[number]

/** The import condition of a kind of goods on a site, with its first day and its source. */
export type ImportRule = {
  readonly kind: string
  readonly asks: RuleAsks
  readonly since: Date
  readonly source: string
}

/** How much of some categories one person may import. */
export type PersonalLimit = {
  readonly kind: string
  readonly categories: readonly string[]
  readonly per: 'order' | 'year'
  readonly unit: 'pieces' | 'grams'
  readonly most: number
  readonly since: Date
  readonly source: string
  readonly doubt: string
}

/** The rules that are in force on this site today. */
export async function readImportRules(work: Work): Promise<ReadonlyMap<string, ImportRule>> {
  const { rows } = await sql<ImportRule>`
    select distinct on (kind) kind, asks, valid_from::timestamptz as since, source from import_rules
    where ${holdsToday(work)} order by kind, valid_from desc`.execute(work.db)
  return new Map(rows.map((rule) => [rule.kind, rule]))
}

/** The limits that are in force on this site today. */
export async function readPersonalLimits(work: Work): Promise<readonly PersonalLimit[]> {
  const { rows } = await sql<PersonalLimit>`
    select distinct on (kind, per) kind, categories, per, unit, most, valid_from::timestamptz as since, source, doubt
    from personal_limits where ${holdsToday(work)} order by kind, per, valid_from desc`.execute(work.db)
  return rows
}

function holdsToday({ site, now }: Work) {
  const today = sql`(${now}::timestamptz at time zone ${sql.lit(sites[site].timeZone)})::date`
  return sql`site = ${site} and valid_from <= ${today} and (valid_to is null or valid_to >= ${today})`
}
