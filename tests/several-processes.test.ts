// The real program in several processes: each takes its share of requests, a dead one is replaced, all end together.
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { testDatabase } from '#platform/database/test-database.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { isAlive } from '#platform/work/one-at-a-time.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'

type Said = { readonly status: number; readonly pid: number; readonly text: string }

const database = await testDatabase()
await database.write(seedPriceTables)
const port = await freePort()
const program = await start(2)
after(() => program.kill('SIGKILL'))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

async function start(processes: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(rootDirectory, 'world', 'samples', 'restart.samples.ts')], {
    cwd: rootDirectory,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      PORT: String(port),
      HOST: '127.0.0.1',
      SERVER_PROCESSES: String(processes),
      LOG_LEVEL: 'silent',
      DEMO: 'false',
      NODE_COMPILE_CACHE: join(tmpdir(), 'marsa-proof-compiled'),
    },
  })
  const [first] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  assert.equal(first, 'ready')
  return child
}

const asked = new Map<string, number>()

function ask(path: string, agent = new Agent()): Promise<Said> {
  asked.set(path, (asked.get(path) ?? 0) + 1)
  return new Promise((resolve, reject) => {
    // A request that was being handed to a process at the moment it was killed gets no answer, and is sent again.
    const question = request({ port, host: '127.0.0.1', path, agent, timeout: 10_000 }, async (answer) => {
      let text = ''
      for await (const part of answer) text += part
      resolve({ status: answer.statusCode ?? 0, pid: Number(answer.headers['x-process']), text })
    })
    question.once('timeout', () => question.destroy(new Error('no answer within ten seconds')))
    question.once('error', reject).end()
  })
}

async function answering(): Promise<ReadonlySet<number>> {
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask('/api/offices')))
  assert.ok(answers.every(({ status }) => status === 200))
  return new Set(answers.map(({ pid }) => pid))
}

async function until(is: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 240_000; Date.now() < end; await wait(100)) if (await is().catch(() => false)) return
  assert.fail('it did not come to that within four minutes')
}

test('two processes answer visitors, and neither is the one that runs the jobs', async () => {
  const pids = await answering()
  assert.equal(pids.size, 2)
  assert.ok(!pids.has(program.pid ?? 0))
})

test('visitors who come at once and keep their connections are shared among the processes', async () => {
  const shares = new Map<number, number>()
  // The process that is free first takes the next connection. On a busy machine one crowd may meet one of them at work
  // and go to the other nearly whole, so the crowds are counted together.
  const crowds = [40, 41, 40, 41, 40, 41]
  for (const crowd of crowds) {
    const agents = Array.from({ length: crowd }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
    const answers = await Promise.all(agents.map((agent) => ask('/api/offices', agent)))
    for (const { pid } of answers) shares.set(pid, (shares.get(pid) ?? 0) + 1)
    for (const agent of agents) agent.destroy()
    await wait(200)
  }
  const all = crowds.reduce((sum, crowd) => sum + crowd)
  assert.equal(shares.size, 2)
  assert.ok(Math.min(...shares.values()) >= all * 0.2, [...shares.values()].join(' and '))
})

test('a monitor that reaches one of them gets the measures of both, and of the jobs', async () => {
  const count = (text: string) =>
    Number(
      text.match(/marsa_http_request_seconds_count\{method="GET",route="\/api\/offices",status="200"\} (\d+)/)?.[1],
    )
  // Eight requests were sent above.
  await answering()
  await until(async () => count((await ask('/metrics')).text) === asked.get('/api/offices'))
  const { text } = await ask('/metrics')
  assert.equal(text.match(/^# TYPE marsa_http_request_seconds histogram/gm)?.length, 1)
  assert.match(text, /\nmarsa_ledger_imbalance_minor 0\n/)
  assert.deepEqual(JSON.parse((await ask('/readyz')).text), { status: 'ready', hindrances: [] })
})

test('a killed process is replaced; the other answers meanwhile', async () => {
  const [killed = 0, other = 0] = await answering()
  process.kill(killed, 'SIGKILL')
  const met = new Set<number>()
  await until(async () => {
    const pids = await answering()
    for (const pid of pids) met.add(pid)
    return pids.size === 2 && !pids.has(killed)
  })
  assert.ok(met.has(other))
  assert.ok(!isAlive(killed))
})

test('on shutdown all end, and requests of that moment are answered', async () => {
  const pids = await answering()
  const agent = new Agent({ keepAlive: true })
  const answers = Array.from({ length: 12 }, () => ask('/api/offices', agent))
  program.kill('SIGTERM')
  const [code] = await once(program, 'exit')
  assert.equal(code, 0)
  assert.ok((await Promise.all(answers)).every(({ status }) => status === 200))
  assert.deepEqual([...pids].filter(isAlive), [])
})
