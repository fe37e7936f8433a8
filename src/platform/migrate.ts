import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { grantAppRights } from './app-role.ts'
import { CannotStart } from './cannot-start.ts'
import { rootDirectory } from './root-directory.ts'

export type Migration = { readonly name: string; readonly sql: string; readonly hash: string }

/** The `.sql` files of every room, ordered by their date over all rooms. */
export function readMigrations(): readonly Migration[] {
  const source = join(rootDirectory, 'src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(^|\/)migrations\/[^/]+\.sql$/.test(path),
  )
  return files
    .map((path) => {
      const sql = readFileSync(join(source, path), 'utf8')
      return { name: basename(path, '.sql'), sql, hash: createHash('sha256').update(sql).digest('hex') }
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** Brings the database at `url` up to date, each migration in a transaction of its own; refuses one edited after it ran. */
export async function migrate(url: string): Promise<readonly string[]> {
  const client = await connect(url)
  try {
    await client.query('select pg_advisory_lock(7301)')
    await client.query(
      'create table if not exists migrations (name text primary key, hash text not null, at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations')
    const done = new Map(rows.map((row) => [row.name, row.hash]))
    const applied: string[] = []
    for (const migration of readMigrations()) {
      const hash = done.get(migration.name)
      if (hash === migration.hash) continue
      if (hash) throw new CannotStart(edited(migration.name))
      await apply(client, migration)
      applied.push(migration.name)
    }
    await grantAppRights(client, applied.length > 0)
    return applied
  } catch (error) {
    if (!isRefusedByRights(error)) throw error
    const reason = `The database account of DATABASE_URL lacks rights: ${(error as Error).message}.`
    throw new CannotStart(`${reason} It has to own its database, or may create tables and extensions there.`)
  } finally {
    await client.end()
  }
}

const edited = (name: string) =>
  `Migration ${name} was edited after this database took it. A change is a migration of its own; ` +
  'a demo can be begun anew by deleting DATA_DIR.'

function isRefusedByRights(error: unknown): boolean {
  const found = error instanceof Error && error.cause ? error.cause : error
  return found instanceof Error && 'code' in found && found.code === '42501'
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
