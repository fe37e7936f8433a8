// Shared by `npm test` and `npm run test:screens`: a test PostgreSQL, commands run to their end, browser tests and
// counts.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { findChromium } from './find-chromium.ts'

export type Count = { readonly passed: number; readonly failed: number; readonly skipped: number }

/** The directory for the reports of one run. */
export const work = mkdtempSync(join(tmpdir(), 'marsa-test-'))

/**
 * The PostgreSQL of one run, in memory where there is plenty: each test file has a database of its own, 1,850 small files
 * that a disk copies four to six times slower. What was in memory is removed at the end.
 */
export async function startTestPostgres() {
  const isInMemory = roomInMemory() > SPACIOUS
  const directory = isInMemory ? memoryDirectory : join(rootDirectory, '.data', 'test-postgres')
  mkdirSync(directory, { recursive: true })
  const { url, stop } = await startEmbeddedPostgres(directory, { fast: true })
  const remove = async () => {
    await stop()
    // Another run of this checkout may still use it.
    if (isInMemory && !existsSync(join(directory, 'cluster', 'postmaster.pid'))) rmSync(directory, { recursive: true })
  }
  return { url, stop: remove }
}

const SPACIOUS = 8 * 1024 ** 3
const sharedMemory = '/dev/shm'
const memoryDirectory = join(
  sharedMemory,
  `marsa-test-${createHash('sha256').update(rootDirectory).digest('hex').slice(0, 12)}`,
)

function roomInMemory(): number {
  if (!existsSync(sharedMemory)) return 0
  const { bavail, bsize } = statfsSync(sharedMemory)
  return Math.min(bavail * bsize, freemem())
}

/** Runs a command to its end with its output shown, and returns its exit code. */
export function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: rootDirectory,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** Runs one step, and prints its counts and its time. */
export async function step(name: string, act: () => Promise<Count>): Promise<Count> {
  const started = Date.now()
  console.log(`\n== ${name}`)
  const count = await act()
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`== ${name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`)
  return count
}

/** Builds the shop and runs these files of e2e, or all of them if none is named. */
export async function browserTests(
  serverUrl: string,
  files: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Count> {
  if ((await run(process.execPath, ['scripts/build.ts'])) !== 0) return { passed: 0, failed: 1, skipped: 0 }
  const chromium = await findChromium()
  const report = join(work, 'browser.json')
  const code = await run(
    join(rootDirectory, 'node_modules', '.bin', 'playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', ...files],
    {
      ...chromium.environment,
      CHROMIUM_PATH: chromium.path,
      TEST_SERVER_URL: serverUrl,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      MARSA_TEST_WORK: work,
      ...env,
    },
  )
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; skipped: number }
  }
  const count = { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped }
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

/** Prints the last line of a run and exits with its code. */
export function close(counts: readonly Count[]): never {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
  const skipped = sum('skipped') ? `, ${sum('skipped')} skipped` : ''
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
  process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1)
}
