import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

/** A rule of import, or a limit of personal use where `per` says for what; `asks` is `end` where it stops, `most` for a limit. */
export type WrittenRule = {
  readonly kind: string
  readonly asks: string
  /** Its first day, in the site's calendar. */
  readonly from: string
  readonly source: string
  readonly per: string | null
  readonly unit: string | null
  readonly most: number | null
  readonly categories: readonly string[] | null
  readonly doubt: string
}

type About = Pick<WrittenRule, 'kind' | 'per'>
const tableOf = ({ per }: About) => sql.table(per === null ? 'import_rules' : 'personal_limits')
const itsRows = ({ site }: Work, { kind, per }: About) =>
  per === null ? sql`site = ${site} and kind = ${kind}` : sql`site = ${site} and kind = ${kind} and per = ${per}`

/** The newest rule or limit of this kind, also one that has ended or begins later; null where there was none. */
export async function readLastRule(work: Work, about: About) {
  const what = about.per === null ? sql`asks, source` : sql`per, unit, most, categories, source`
  const { rows } = await sql<{ from: string; to: string | null; source: string }>`
    select ${what}, valid_from::text as "from", valid_to::text as "to" from ${tableOf(about)}
    where ${itsRows(work, about)} order by valid_from desc limit 1`.execute(work.db)
  return rows[0] ?? null
}

/** Ends what holds the day before the new rule's first day. */
export async function endBefore(work: Work, rule: Pick<WrittenRule, 'kind' | 'per' | 'from'>): Promise<void> {
  await sql`update ${tableOf(rule)} set valid_to = ${rule.from}::date - 1
    where ${itsRows(work, rule)} and (valid_to is null or valid_to >= ${rule.from}::date)`.execute(work.db)
}

/** Writes the row of a published rule or limit. */
export async function writeRule({ db, site }: Work, rule: WrittenRule): Promise<void> {
  const { kind, asks, from, source, per, unit, most, categories, doubt } = rule
  if (per === null) {
    await db.insertInto('import_rules').values({ site, kind, asks, valid_from: from, source }).execute()
    return
  }
  if (unit === null || most === null || categories === null) throw new Error('a limit without its amount')
  const limit = { kind, per, unit, most, categories: [...categories], source, doubt }
  await db
    .insertInto('personal_limits')
    .values({ site, valid_from: from, ...limit })
    .execute()
}
