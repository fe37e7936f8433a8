// The real program with its embedded PostgreSQL: a killed PostgreSQL is started again; if that is impossible, the
// program ends.
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { rootDirectory } from '#platform/settings/root-directory.ts'

const directory = mkdtempSync(join(tmpdir(), 'marsa-embedded-'))
const cluster = join(directory, 'postgres', 'cluster')
const port = await freePort()
const { program, written } = await start()
after(() => {
  program.kill('SIGKILL')
  kill()
  rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

async function start(): Promise<{ readonly program: ChildProcess; readonly written: () => string }> {
  const child = spawn(process.execPath, [join(rootDirectory, 'world', 'samples', 'restart.samples.ts')], {
    cwd: rootDirectory,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      NODE_ENV: 'test',
      DATA_DIR: directory,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      DEMO: 'false',
      NODE_COMPILE_CACHE: join(tmpdir(), 'marsa-proof-compiled'),
    },
  })
  let text = ''
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  const [first] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  assert.equal(first, 'ready', text)
  return { program: child, written: () => text }
}

async function writeToDisk(): Promise<void> {
  const access = JSON.parse(readFileSync(join(directory, 'postgres', 'access.json'), 'utf8'))
  const client = new pg.Client({ host: '127.0.0.1', user: 'marsa', database: 'postgres', ...access })
  await client.connect()
  await client.query('checkpoint')
  await client.end()
}

const postmaster = () => Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])

function kill(): void {
  try {
    process.kill(postmaster(), 'SIGKILL')
  } catch {
    // It has already ended.
  }
}

async function isAnswered(): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/offices`).catch(() => null)
  return answer?.status === 200
}

test('a killed PostgreSQL answers again within ten seconds, as often as it is killed', {
  timeout: 120_000,
}, async () => {
  assert.ok(await isAnswered())
  // In a shop that has run for a minute the tables are on the disk; here they were made a moment ago.
  await writeToDisk()
  for (let count = 0; count < 2; count++) {
    const before = postmaster()
    kill()
    const killed = performance.now()
    while (!(postmasterIsAnother(before) && (await isAnswered()))) {
      assert.ok(performance.now() - killed < 10_000, `no answer ten seconds after it was killed. ${written()}`)
      await wait(50)
    }
  }
  assert.equal(program.exitCode, null)
})

function postmasterIsAnother(before: number): boolean {
  try {
    return postmaster() !== before
  } catch {
    return false
  }
}

test('if PostgreSQL cannot be started again, the program ends with a clear line and a non-zero status', {
  timeout: 120_000,
}, async () => {
  renameSync(join(cluster, 'global', 'pg_control'), join(cluster, 'global', 'pg_control.gone'))
  kill()
  const [code] = await once(program, 'exit')
  assert.equal(code, 1)
  assert.match(written(), /Marsa ended\.\nIts PostgreSQL was gone and could not be started again\. .+/)
})
