// The real server process is replaced three times under forty kept connections: no request is lost.
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { seedPriceTables } from '#pricing/seed-tables.ts'
import { rootDirectory } from './platform/root-directory.ts'
import { testDatabase } from './platform/test-database.ts'

const clients = 40
const restarts = 3
const port = 5390 + Math.floor(Math.random() * 10)
const database = await testDatabase()
await database.write(seedPriceTables)
const running = new Set<ChildProcess>()
let isOver = false
after(() => {
  // However it ended: nobody goes on asking.
  isOver = true
  for (const child of running) child.kill('SIGKILL')
})

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(rootDirectory, 'src', 'restart.samples.ts')], {
    cwd: rootDirectory,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      PORT: String(port),
      HOST: '127.0.0.1',
      REUSE_PORT: 'true',
      LOG_LEVEL: 'silent',
      DEMO: 'false',
      NODE_COMPILE_CACHE: join(tmpdir(), 'marsa-proof-compiled'),
    },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  await once(child, 'message')
  return child
}

// The little supervisor: the next one answers before the one before it is told to stop.
async function replace(old: ChildProcess): Promise<ChildProcess> {
  const next = await start()
  old.kill('SIGTERM')
  const [code] = await once(old, 'exit')
  assert.equal(code, 0)
  return next
}

test(`${restarts} restarts under ${clients} kept connections lose nothing`, { timeout: 240_000 }, async () => {
  let server = await start()
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const lost: string[] = []
  let answered = 0
  const client = async (place: number) => {
    while (!isOver) {
      const said = await ask(agent, place % 4 === 0 ? '/api/offices' : '/healthz').catch(
        (error: Error) => error.message,
      )
      if (said === 200) answered++
      else lost.push(String(said))
      await wait(5)
    }
  }
  const load = Array.from({ length: clients }, (_, place) => client(place))
  for (let count = 0; count < restarts; count++) {
    await wait(300)
    server = await replace(server)
  }
  await wait(300)
  isOver = true
  await Promise.all(load)
  agent.destroy()
  server.kill('SIGTERM')
  await once(server, 'exit')
  assert.deepEqual(lost, [])
  assert.ok(answered > 2000, `${answered} answered`)
})

function ask(agent: Agent, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ agent, host: '127.0.0.1', port, path }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}
