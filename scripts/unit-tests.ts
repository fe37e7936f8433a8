// The unit, database and API tests: most files share a process with others, because they load the same thousand
// modules.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { type Count, run, work } from './test-run.ts'

/**
 * Tests that start or kill processes, cut connections, move clocks, or set their own shops, site or language disturb
 * others in the same process; long tests delay them.
 */
const isAlone = (path: string) =>
  /^world\/proofs\/(?!stories\/|tally)|(?:callback-stories|shifted-messages|corpus|restart|outage|clocks|third-site|hung-shops|several-processes|monitoring|migrate|demo|demo-catalogue)\.test\.ts$/.test(
    path,
  ) || /\b(?:nameDevShops|overwriteGetLocale)\b|node:child_process/.test(textOf(path))
/** What several files set alike for their whole process: they have one of their own together. */
const setTogether = ['/named-dev-shops.samples.ts', '/screen-language.samples.ts']
const togetherAtMost = 40
/** A batch fills 800 MB: with more room for new objects a sixth less of the processor goes to looking for old ones. */
const roomForNew = '--max-semi-space-size=32'

const textOf = (path: string) => readFileSync(join(rootDirectory, path), 'utf8')
const testRun = basename(work).toLowerCase().replace(/\W/g, '')

type Batch = { readonly files: readonly string[]; readonly report: string }

/** Runs all test files on this PostgreSQL, three processes at once, and returns their counts. */
export async function unitTests(serverUrl: string): Promise<Count> {
  const waiting = batches()
  const all = [...waiting]
  let isWell = true
  const hand = async () => {
    for (let batch = waiting.shift(); batch; batch = waiting.shift())
      isWell = (await runBatch(batch, serverUrl)) && isWell
  }
  await Promise.all(Array.from({ length: cpus().length + 1 }, hand))
  await dropFilled(serverUrl)
  const reports = all.map(({ report }) => (existsSync(report) ? readFileSync(report, 'utf8') : ''))
  const sum = (word: string) =>
    reports.reduce((total, text) => total + Number(text.match(new RegExp(`^# ${word} (\\d+)`, 'm'))?.[1] ?? 0), 0)
  const count = {
    passed: sum('pass'),
    failed: sum('fail') + sum('cancelled'),
    skipped: sum('skipped') + sum('todo'),
  }
  console.log(`Slowest:\n${slowestIn(reports.join('\n')).join('\n')}`)
  return !isWell && count.failed === 0 ? { ...count, failed: 1 } : count
}

// Files that take a minute start first, so that nothing waits for them at the end: those that share what
// they set, the proofs, then those that run alone.
function batches(): Batch[] {
  const files = ['src', 'world', 'tests', 'bench']
    .flatMap((room) =>
      readdirSync(join(rootDirectory, room), { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)),
    )
    .filter((path) => path.endsWith('.test.ts'))
    .sort()
  const isProof = (path: string) => path.startsWith('world/proofs/')
  const alone = files.filter(isAlone).sort((one, other) => Number(isProof(other)) - Number(isProof(one)))
  const alike = setTogether.map((what) => files.filter((path) => !alone.includes(path) && textOf(path).includes(what)))
  const together = files.filter((path) => !alone.includes(path) && !alike.flat().includes(path))
  const groups = [...alike, ...alone.map((path) => [path])]
  // From the end, where the files that walk every screen and call are.
  for (let end = together.length; end > 0; end -= togetherAtMost)
    groups.push(together.slice(Math.max(0, end - togetherAtMost), end))
  return groups.map((group, place) => ({ files: group, report: join(work, `unit-${place}.tap`) }))
}

async function runBatch({ files, report }: Batch, serverUrl: string): Promise<boolean> {
  const reporters = [
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
  ]
  const code = await run(
    process.execPath,
    [roomForNew, '--import', './scripts/words-named.ts', '--test', '--test-isolation=none', ...reporters, ...files],
    {
      TEST_SERVER_URL: serverUrl,
      TEST_RUN: testRun,
      LOG_LEVEL: 'silent',
      NODE_COMPILE_CACHE: join(work, 'compiled'),
    },
  )
  if (code === 0) return true
  const text = existsSync(report) ? readFileSync(report, 'utf8') : ''
  const faults = text.split('\n').filter((line) => /^\s*not ok/.test(line))
  console.log(`${faults.join('\n') || `ended with ${code}`}\n  in one of ${files.join(' ')}`)
  return false
}

// The databases that this run filled once for several files (test-database.ts).
async function dropFilled(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where datname like $1',
    [`filled%${testRun}%`],
  )
  for (const { name } of rows) await client.query(`drop database ${name} with (force)`)
  await client.end()
}

function slowestIn(report: string): readonly string[] {
  const told = report.matchAll(/^ok \d+ - (.*)\n {2}---\n {2}duration_ms: ([\d.]+)/gm)
  return [...told]
    .map(([, title, milliseconds]) => ({ title, seconds: Number(milliseconds) / 1000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 12)
    .map(({ title, seconds }) => `  ${seconds.toFixed(1)} s  ${title}`)
}
