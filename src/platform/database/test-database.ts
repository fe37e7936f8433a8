import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after } from 'node:test'
import pg from 'pg'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { readTestRun, readTestServerUrl } from '#platform/settings/settings.ts'
import { makeVault } from '#platform/work/vault.ts'
import type { Actor, Locale, Work } from '#platform/work/work.ts'
import { siteData } from '#sites/site-data.ts'
import { mainSite, siteCodes } from '#sites/sites.ts'
import { type Occasion, type OpenDatabase, openDatabase, read, write } from './database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { readMoves } from './keep-moves.ts'
import { migrate, readMigrations } from './migrate.ts'

export type TestDatabase = OpenDatabase & {
  readonly url: string
  /** Runs a use-case in a transaction, as the system on the Egypt site unless told otherwise. */
  readonly write: <Answer>(act: (work: Work) => Promise<Answer>, as?: Partial<Occasion>) => Promise<Answer>
  readonly read: <Answer>(act: (work: Work) => Promise<Answer>, as?: Partial<Occasion>) => Promise<Answer>
}

export const testVault = makeVault(['keys of a test'])

/** What fills a database that several test files begin with. */
export type Filling = { readonly name: string; readonly fill: (db: OpenDatabase['db']) => Promise<void> }

/**
 * A PostgreSQL database for one test file, copied from a migrated template and dropped at the end. What is asked to fill it
 * fills a template once for all files of a run; a file that runs by itself fills its own.
 */
export async function testDatabase(filling?: Filling): Promise<TestDatabase> {
  const server = await testServer()
  const migrated = await readyTemplate(server)
  const template = filling && readTestRun() ? await fillTemplate(server, migrated, filling) : migrated
  const name = `test_${randomBytes(8).toString('hex')}`
  await copyDatabase(server, template, name)
  const url = withDatabase(server, name)
  const open = openDatabase(url, options)
  if (filling && template === migrated) await filling.fill(open.db)
  after(async () => {
    await open.close()
    await withLock(server, (client) => client.query(`drop database if exists ${name} with (force)`))
  })
  return {
    ...open,
    url,
    write: (act, as) => write(open.db, occasion(as), act),
    read: (act, as) => read(open.db, occasion(as), act),
  }
}

const options = { max: 70, queue: 10_000, vault: testVault }

const copyDatabase = (server: string, template: string, name: string) =>
  withLock(server, (client) => client.query(`create database ${name} template ${template} strategy file_copy`))

async function fillTemplate(server: string, migrated: string, { name, fill }: Filling): Promise<string> {
  // Dropped at the end of the run (scripts/unit-tests.ts).
  const filled = `filled_${name}_${readTestRun()}`
  await withLock(
    server,
    async (client) => {
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [filled])
      if (rowCount) return
      await client.query(`drop database if exists ${filled}_making with (force)`)
      await copyDatabase(server, migrated, `${filled}_making`)
      const { db, close } = openDatabase(withDatabase(server, `${filled}_making`), options)
      await fill(db).finally(close)
      await client.query(`alter database ${filled}_making rename to ${filled}`)
    },
    fillingLock,
  )
  return filled
}

function occasion(as: Partial<Occasion> = {}): Occasion {
  const who: Actor = { kind: 'system', id: null }
  const site = mainSite
  const locale: Locale = 'ar'
  return { who, now: new Date(), site, locale, ...as }
}

// All test files share one server. `npm test` starts and stops it; a file run by itself starts or reuses one and leaves it running.
async function testServer(): Promise<string> {
  const directory = join(rootDirectory, '.data', 'test-postgres')
  mkdirSync(directory, { recursive: true })
  const given = readTestServerUrl()
  if (given) return given
  const { url } = await startEmbeddedPostgres(directory, { fast: true, leave: true })
  return url
}

async function readyTemplate(server: string): Promise<string> {
  const hash = createHash('sha256').update(
    readFileSync(join(rootDirectory, 'src', 'platform', 'database', 'app-role.ts')),
  )
  for (const site of siteCodes) {
    const rows = JSON.stringify(siteData[site].firstRows())
    // Without the ids, which are new each time.
    hash.update(rows.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, ''))
  }
  for (const migration of readMigrations()) hash.update(migration.name).update(migration.hash)
  hash.update(JSON.stringify(await readMoves()))
  const name = `template_${hash.digest('hex').slice(0, 20)}`
  await withLock(server, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    await client.query(`drop database if exists ${name}_making`)
    await client.query(`create database ${name}_making`)
    await migrate(withDatabase(server, `${name}_making`))
    await client.query(`alter database ${name}_making rename to ${name}`)
  })
  return name
}

// Copies wait for each other, but not for what takes long to fill.
const copyingLock = 7302
const fillingLock = 7303

async function withLock<Answer>(
  server: string,
  act: (client: pg.Client) => Promise<Answer>,
  lock = copyingLock,
): Promise<Answer> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    return await act(client)
  } finally {
    await client.end()
  }
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
