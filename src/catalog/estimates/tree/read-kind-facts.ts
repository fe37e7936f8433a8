import { sql } from 'kysely'
import { LANGUAGES } from '#catalog/estimates/kinds/kind.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { type KindFact, type KindRole, ROLES } from './overlay-kinds.ts'

type Db = Pick<QueryWork, 'db'>

/** The number of the newest row: another one means that staff changed something. `0` where they never did. */
export async function readKindsVersion({ db }: Db): Promise<string> {
  const { rows } = await sql<{ readonly version: string }>`
    select coalesce(max(id), 0)::text as version from kind_facts`.execute(db)
  return rows[0]!.version
}

/** What staff set of kinds and did not take back, each as its newest row says; `upTo`: as it stood with that row. */
export async function readKindFacts({ db }: Db, upTo?: bigint): Promise<readonly KindFact[]> {
  const until = upTo === undefined ? sql`true` : sql`id <= ${upTo}`
  const { rows } = await sql<Row>`
    select * from (select distinct on (code) * from kind_facts where ${until} order by code, id desc) newest
    where not is_forgotten order by id`.execute(db)
  return rows.map(factOfRow)
}

type Row = {
  readonly code: string
  readonly parent: string
  readonly role: string
  readonly name_ar: string
  readonly name_en: string
  readonly words: Readonly<Record<string, string>>
  readonly low_grams: number
  readonly best_grams: number
  readonly high_grams: number
  readonly is_on: boolean
}

function factOfRow(row: Row): KindFact {
  return {
    code: row.code,
    parent: row.parent,
    role: ROLES.find((one): one is KindRole => one === row.role) ?? 'thing',
    name: { ar: row.name_ar, en: row.name_en },
    words: Object.fromEntries(LANGUAGES.map((one) => [one, row.words[one] ?? ''])) as KindFact['words'],
    grams: [row.low_grams, row.best_grams, row.high_grams],
    isOn: row.is_on,
  }
}
