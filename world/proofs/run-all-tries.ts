import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { openOwnPostgres } from './bank/own-postgres.ts'

/** Runs each test that makes fewer tries in `npm test` with all of them, on a PostgreSQL of their own; whether all passed. */
export async function runAllTries(port: number): Promise<boolean> {
  const files = globSync('{src,world,tests}/**/*.test.ts', { cwd: rootDirectory })
    .filter((path) => readFileSync(join(rootDirectory, path), 'utf8').includes('/tries.samples.ts'))
    .sort()
  if (files.length === 0) throw new Error('No test makes more tries here than in npm test')
  const postgres = await openOwnPostgres(port, true)
  try {
    const tests = spawn(
      process.execPath,
      ['--import', './scripts/words-named.ts', '--test', '--test-isolation=none', '--test-force-exit', ...files],
      {
        cwd: rootDirectory,
        stdio: 'inherit',
        env: { ...process.env, TEST_SERVER_URL: postgres.url, TRIES: 'all', LOG_LEVEL: 'silent' },
      },
    )
    const [code] = await once(tests, 'close')
    return code === 0
  } finally {
    await postgres.close()
  }
}
