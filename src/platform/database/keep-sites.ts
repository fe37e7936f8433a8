import type { ClientBase } from 'pg'
import { siteData } from '#sites/site-data.ts'
import { type Site, siteCodes, sites } from '#sites/sites.ts'

/** Writes the list of sites into its table before the first migration, so that foreign keys can point to it. Never deletes a site. */
export async function keepSites(client: ClientBase): Promise<void> {
  await client.query(`create table if not exists sites (
    code text primary key, country text not null unique, currency text not null unique, time_zone text not null,
    opened_at timestamptz, unique (code, currency))`)
  for (const code of siteCodes) {
    const { country, currency, timeZone } = sites[code]
    await client.query(
      `insert into sites as old (code, country, currency, time_zone) values ($1, $2, $3, $4) on conflict (code) do update
        set country = excluded.country, currency = excluded.currency, time_zone = excluded.time_zone
        where (old.country, old.currency, old.time_zone)
          is distinct from (excluded.country, excluded.currency, excluded.time_zone)`,
      [code, country, currency, timeZone],
    )
  }
}

/** The sites that this database has not opened yet; `npm run migrate` opens them. */
export async function readUnopenedSites(client: ClientBase): Promise<readonly Site[]> {
  const there = await client.query<{ there: boolean }>("select to_regclass('sites') is not null as there")
  if (!there.rows[0]?.there) return siteCodes
  const { rows } = await client.query<{ code: string }>('select code from sites where opened_at is not null')
  return siteCodes.filter((site) => !rows.some(({ code }) => code === site))
}

/** Adds the first rows of each new site, once, after all tables exist. */
export async function openSites(client: ClientBase): Promise<void> {
  for (const site of await readUnopenedSites(client)) {
    await client.query('begin')
    try {
      const tables = Object.entries(siteData[site].firstRows())
      // Triggers that ask for a second person or a use-case are off for the first rows; rows may refer to later rows.
      for (const [table] of tables) await client.query(`alter table ${table} disable trigger user`)
      await client.query('set constraints all deferred')
      for (const [table, rows] of tables) await addRows(client, table, site, rows)
      await client.query('set constraints all immediate')
      for (const [table] of tables) await client.query(`alter table ${table} enable trigger user`)
      await client.query('update sites set opened_at = now() where code = $1', [site])
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  }
}

type Row = Readonly<Record<string, unknown>>

async function addRows(client: ClientBase, table: string, site: Site, rows: readonly Row[]): Promise<void> {
  const { rowCount } = await client.query(
    `select from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = 'site'`,
    [table],
  )
  const whole = rowCount ? rows.map((row) => ({ ...row, site })) : rows
  const columns = [...new Set(whole.flatMap(Object.keys))].join(', ')
  if (whole.length === 0) return
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(whole)],
  )
}
