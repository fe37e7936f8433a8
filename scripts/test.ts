// npm test: check, unit, database and API tests on one shared PostgreSQL, then the browser; ends with the counts.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootDirectory } from '#platform/root-directory.ts'
import { screensPassed } from './screens-passed.ts'
import { browserTests, type Count, close, run, startTestPostgres, step, work } from './test-run.ts'

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

const checked = await step('check', async () => {
  const code = await run(process.execPath, ['scripts/check.ts'])
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
})
const postgres = await startTestPostgres()
const counts = [checked]
try {
  counts.push(await step('unit, database and API tests', () => unitTests(postgres.url)))
  counts.push(await step('browser tests', () => browserTests(postgres.url)))
} finally {
  await postgres.stop()
}
console.log(`\n${screensPassed.say()}`)
close(counts)
