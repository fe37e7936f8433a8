// Writes src/platform/work/database.gen.ts from a freshly migrated database.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'

const postgres = await startEmbeddedPostgres(join(rootDirectory, '.data', 'test-postgres'), { fast: true, leave: true })
const name = `types_${process.pid}`
const admin = new pg.Client({ connectionString: postgres.url })
await admin.connect()
try {
  await admin.query(`create database ${name}`)
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  await migrate(url.href)
  const options = [
    '--dialect',
    'postgres',
    '--url',
    url.href,
    '--out-file',
    'src/platform/work/database.gen.ts',
    '--type-only-imports',
    '--exclude-pattern',
    'migrations',
  ]
  execFileSync('kysely-codegen', options, { cwd: rootDirectory, stdio: 'inherit' })
  const file = join(rootDirectory, 'src/platform/work/database.gen.ts')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/Int8 = ColumnType<string,/, 'Int8 = ColumnType<bigint,'))
} finally {
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.end()
}
