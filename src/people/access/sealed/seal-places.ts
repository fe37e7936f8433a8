import { type RawBuilder, sql } from 'kysely'
import { isNumberOf, type PlaceParts, placesByTable } from '#platform/work/sealed-places.ts'
import { openText, sealText } from '#platform/work/sealed-text.ts'
import { isSealedValue, type Vault } from '#platform/work/vault.ts'
import { type Seal, type Stretch, sealEach } from './sealing.ts'

/** Seals every place of every table. What somebody holds is left for the next run. */
export const sealTables: readonly Seal[] = [...placesByTable].map(([table, places]) => sealTable(table, places))

/** Numbers that are not sealed with the present key, also those that somebody holds at this moment. */
export function countUnsealed({ mark }: Vault): RawBuilder<{ readonly left: number }> {
  const counts = [...placesByTable].map(
    ([table, places]) => sql`(select count(*) from ${sql.table(table)} where ${isStale(places, mark)})`,
  )
  return sql`select (${sql.join(counts, sql` + `)})::int as left`
}

type Row = { readonly id: string } & Readonly<Record<string, string | null>>

function sealTable(table: string, places: readonly PlaceParts[]): Seal {
  return async (work, stretch) => {
    const { rows } = await readStale(table, places, work.vault.mark, stretch).execute(work.db)
    const sealed: Row[] = []
    const done = await sealEach(table, rows, (row) => {
      const values = places.flatMap(({ place, index }, at) => {
        const kept = row[`v${at}`] ?? null
        const isNumber = kept !== null && (isSealedValue(kept) || isNumberOf(place, kept))
        const plain = isNumber ? openText(work, place, row.id, kept) : null
        const said = plain === null ? null : sealText(work, place, row.id, plain)
        return [
          [`v${at}`, said] as const,
          [`i${at}`, plain === null ? null : (index?.of(work.vault, plain) ?? null)] as const,
        ]
      })
      return async () => sealed.push({ id: row.id, ...Object.fromEntries(values) } as Row)
    })
    if (sealed.length > 0) await save(table, places, sealed).execute(work.db)
    return done
  }
}

function readStale(table: string, places: readonly PlaceParts[], mark: string, { after, most }: Stretch) {
  const values = places.map((one, at) => sql`${valueAt(one)} as ${sql.ref(`v${at}`)}`)
  return sql<Row>`select id, ${sql.join(values)} from ${sql.table(table)}
    where id > ${after} and ${isStale(places, mark)} order by id limit ${most} for update skip locked`
}

// All rows of a stretch in one statement. A place without a number stays as it is.
function save(table: string, places: readonly PlaceParts[], rows: readonly Row[]) {
  const all = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sealed (id uuid, ${sql.join(
    places.flatMap((_, at) => [sql`${sql.ref(`v${at}`)} text`, sql`${sql.ref(`i${at}`)} text`]),
  )})`
  const columns = Map.groupBy(
    places.map((place, at) => ({ ...place, value: sql.ref(`sealed.v${at}`), found: sql.ref(`sealed.i${at}`) })),
    ({ column }) => column,
  )
  const sets = [...columns].flatMap(([column, fields]) => {
    const whole = fields.reduce<RawBuilder<unknown>>(
      (before, { path, value }) =>
        path.length === 0
          ? sql`coalesce(${value}, ${before})`
          : sql`case when ${value} is null then ${before} else jsonb_set(${before}, ${pathOf(path)}, to_jsonb(${value})) end`,
      sql`${sql.ref(`kept.${column}`)}`,
    )
    const indexes = fields.flatMap(({ index, found }) =>
      index ? [sql`${sql.ref(index.column)} = coalesce(${found}, ${sql.ref(`kept.${index.column}`)})`] : [],
    )
    return [sql`${sql.ref(column)} = ${whole}`, ...indexes]
  })
  return sql`update ${sql.table(table)} kept set ${sql.join(sets)} from ${all} where kept.id = sealed.id`
}

function isStale(places: readonly PlaceParts[], mark: string) {
  const each = places.map(
    (one) =>
      sql`(${valueAt(one)} not like ${`${mark}%`} and (${valueAt(one)} like 'sealed:%' or ${valueAt(one)} ~ ${one.looks}))`,
  )
  return sql<boolean>`(${sql.join(each, sql` or `)})`
}

function valueAt({ column, path }: PlaceParts) {
  return path.length === 0 ? sql`${sql.ref(column)}` : sql`${sql.ref(column)} #>> ${pathOf(path)}`
}

function pathOf(path: readonly string[]) {
  return sql`${sql.lit(`{${path.join(',')}}`)}::text[]`
}
