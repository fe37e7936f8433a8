import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { rooms } from '#platform/settings/wings.ts'
import { CannotStart } from '#platform/work/cannot-start.ts'
import { grantAppRights } from './app-role.ts'
import { keepMoves, readMachinesBehind } from './keep-moves.ts'
import { keepSites, openSites, readUnopenedSites } from './keep-sites.ts'

export type Migration = { readonly name: string; readonly sql: string; readonly hash: string }

/** The `.sql` files of every room, room by room in the order of the house, within a room by their number. */
export function readMigrations(): readonly Migration[] {
  const source = join(rootDirectory, 'src')
  return rooms.flatMap((room) =>
    globSync(`${room}/migrations/*.sql`, { cwd: source })
      .sort()
      .map((path) => {
        const sql = readFileSync(join(source, path), 'utf8')
        return { name: `${room}/${basename(path, '.sql')}`, sql, hash: createHash('sha256').update(sql).digest('hex') }
      }),
  )
}

/** How long a migration waits for a lock, in milliseconds, before it gives way to the queries behind it, and how often it tries. */
export type MigrateOptions = {
  readonly lockTimeout?: number
  readonly tries?: number
  readonly migrations?: readonly Migration[]
}

/**
 * Applies the missing migrations to the database at `url`, each in its own transaction; refuses a migration that was
 * edited after it ran. A migration that waits for a lock blocks all later queries of that table, so it gives way and
 * tries again.
 */
export async function migrate(
  url: string,
  { lockTimeout = 3000, tries = 6, migrations = readMigrations() }: MigrateOptions = {},
): Promise<readonly string[]> {
  const client = await connect(url)
  try {
    await client.query('select pg_advisory_lock(7301)')
    await client.query(`set lock_timeout = ${lockTimeout}`)
    await client.query(
      'create table if not exists migrations (name text primary key, hash text not null, at timestamptz not null default now())',
    )
    await keepSites(client)
    const missing = await findMissing(client, migrations)
    for (const migration of missing)
      await givingWay(tries, `Migration ${migration.name}`, () => apply(client, migration))
    await keepMoves(client)
    await openSites(client)
    await givingWay(tries, 'Granting rights', () => grantAppRights(client, missing.length > 0))
    return missing.map(({ name }) => name)
  } catch (error) {
    if (codeOf(error) !== '42501') throw error
    const reason = `The database account of DATABASE_URL lacks rights: ${(error as Error).message}.`
    throw new CannotStart(`${reason} It has to own its database, or may create tables and extensions there.`)
  } finally {
    await client.end()
  }
}

/** The migrations, sites and moves that the database at `url` does not have yet; refuses an edited migration. Changes nothing. */
export async function readMissingMigrations(url: string): Promise<readonly string[]> {
  const client = await connect(url)
  try {
    const { rows } = await client.query<{ there: boolean }>("select to_regclass('migrations') is not null as there")
    const migrations = readMigrations()
    const missing = rows[0]?.there ? await findMissing(client, migrations) : migrations
    const sites = await readUnopenedSites(client)
    const behind = await readMachinesBehind(client)
    return [
      ...missing.map(({ name }) => name),
      ...sites.map((site) => `site ${site}`),
      ...behind.map((machine) => `moves of ${machine}`),
    ]
  } finally {
    await client.end()
  }
}

async function findMissing(client: pg.Client, migrations: readonly Migration[]): Promise<readonly Migration[]> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations')
  const done = new Map(rows.map((row) => [row.name, row.hash]))
  if (rows.some(({ name }) => !name.includes('/'))) throw new CannotStart(fromBeforeTheFirstVersion)
  return migrations.filter(({ name, hash }) => {
    const before = done.get(name)
    if (before && before !== hash) throw new CannotStart(edited(name))
    return !before
  })
}

async function givingWay(tries: number, what: string, act: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act()
    } catch (error) {
      if (codeOf(error) !== '55P03') throw error
      if (attempt >= tries)
        throw new CannotStart(
          `${what} waited ${tries} times for a lock that another connection holds (${causeOf(error).message}). ` +
            'Nothing of it was done. See pg_stat_activity for who is in a long transaction, and run: npm run migrate',
        )
      await wait(500 * attempt)
    }
  }
}

const edited = (name: string) =>
  `Migration ${name} was edited after this database took it. A change is a migration of its own; ` +
  'a demo can be begun anew by deleting DATA_DIR.'

const fromBeforeTheFirstVersion =
  'This database was made before version 0.1.0, whose tables begin anew. A demo is begun anew by deleting DATA_DIR; ' +
  'for a database of your own, create an empty one and name it in DATABASE_URL.'

const causeOf = (error: unknown) => (error instanceof Error && error.cause ? error.cause : error) as Error

function codeOf(error: unknown): unknown {
  const cause = causeOf(error)
  return cause instanceof Error && 'code' in cause ? cause.code : ''
}

async function connect(url: string): Promise<pg.Client> {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
    await client.connect()
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version")
    if (Number(rows[0]?.version) >= 150_000) return client
    await client.end()
  } catch (error) {
    const reason = error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : error
    throw new CannotStart(`The database does not let us in: ${reason}. See DATABASE_URL.`, { cause: error })
  }
  throw new CannotStart('The database of DATABASE_URL is older than PostgreSQL 15.')
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into migrations (name, hash) values ($1, $2)', [migration.name, migration.hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${migration.name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
}
