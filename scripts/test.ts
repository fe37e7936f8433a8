// npm test: check, unit, database and API tests on one shared PostgreSQL, then the browser; ends with the counts.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#platform/embedded-postgres.ts'
import { rootDirectory } from '#platform/root-directory.ts'
import { findChromium } from './find-chromium.ts'

type Count = { passed: number; failed: number; skipped: number }
const total: Count = { passed: 0, failed: 0, skipped: 0 }
/** Browser tests that failed once and passed when tried again. */
const secondTry: string[] = []
const work = mkdtempSync(join(tmpdir(), 'marsa-test-'))

function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: rootDirectory,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

function add(count: Count): void {
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += count[key]
}

async function step(name: string, act: () => Promise<Count>): Promise<void> {
  const started = Date.now()
  console.log(`\n== ${name}`)
  const count = await act()
  add(count)
  console.log(
    `== ${name}: ${count.passed} passed, ${count.failed} failed in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  )
}

/** What takes a minute begins first, so that nothing waits for it at the end. */
const isLong = (path: string) => /^src\/(proofs|reader|people)\//.test(path)

async function unitTests(serverUrl: string): Promise<Count> {
  const files = ['src', 'bench']
    .flatMap((room) =>
      readdirSync(join(rootDirectory, room), { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)),
    )
    .filter((path) => path.endsWith('.test.ts'))
    .sort((one, other) => Number(isLong(other)) - Number(isLong(one)))
  const report = join(work, 'unit.tap')
  const reporters = [
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
  ]
  const code = await run(
    process.execPath,
    ['--import', './scripts/words-named.ts', '--test', '--test-concurrency=3', ...reporters, ...files],
    {
      TEST_SERVER_URL: serverUrl,
      LOG_LEVEL: 'silent',
      // Each file is a process of its own, and most load the same thousand modules.
      NODE_COMPILE_CACHE: join(work, 'compiled'),
    },
  )
  const text = existsSync(report) ? readFileSync(report, 'utf8') : ''
  const number = (word: string) => Number(text.match(new RegExp(`^# ${word} (\\d+)`, 'm'))?.[1] ?? 0)
  const count = {
    passed: number('pass'),
    failed: number('fail') + number('cancelled'),
    skipped: number('skipped') + number('todo'),
  }
  if (code !== 0)
    console.log(
      text
        .split('\n')
        .filter((line) => /^\s*not ok/.test(line))
        .join('\n'),
    )
  console.log(`Slowest:\n${slowestIn(text).join('\n')}`)
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

function slowestIn(report: string): readonly string[] {
  const told = report.matchAll(/^ok \d+ - (.*)\n {2}---\n {2}duration_ms: ([\d.]+)/gm)
  return [...told]
    .map(([, title, milliseconds]) => ({ title, seconds: Number(milliseconds) / 1000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 12)
    .map(({ title, seconds }) => `  ${seconds.toFixed(1)} s  ${title}`)
}

type Suite = {
  readonly file: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[]
}

function flakyIn({ file, specs, suites = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...own.map(({ title }) => `${file}: ${title}`), ...suites.flatMap(flakyIn)]
}

async function browserTests(serverUrl: string): Promise<Count> {
  if ((await run(process.execPath, ['scripts/build.ts'])) !== 0) return { passed: 0, failed: 1, skipped: 0 }
  const chromium = await findChromium()
  const report = join(work, 'browser.json')
  const env = {
    ...chromium.environment,
    CHROMIUM_PATH: chromium.path,
    TEST_SERVER_URL: serverUrl,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    MARSA_TEST_WORK: work,
  }
  const code = await run(
    join(rootDirectory, 'node_modules', '.bin', 'playwright'),
    ['test', '--config', 'e2e/playwright.config.ts'],
    env,
  )
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    suites: readonly Suite[]
  }
  secondTry.push(...suites.flatMap(flakyIn))
  const count = { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

const directory = join(rootDirectory, '.data', 'test-postgres')
mkdirSync(directory, { recursive: true })
await step('check', async () => {
  const code = await run(process.execPath, ['scripts/check.ts'])
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
})
const postgres = await startEmbeddedPostgres(directory, { fast: true })
try {
  await step('unit, database and API tests', () => unitTests(postgres.url))
  await step('browser tests', () => browserTests(postgres.url))
} finally {
  await postgres.stop()
}
if (secondTry.length > 0) {
  console.log(`\n${secondTry.length} of the browser tests passed on the second try only:`)
  for (const title of secondTry) console.log(`  ${title}`)
}
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
