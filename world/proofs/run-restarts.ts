import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { type Tally, zeros } from './tally.ts'

export type RestartRun = {
  readonly databaseUrl: string
  readonly port: number
  readonly restarts: number
  /** The least number of answers; requests go on until then. */
  readonly answered: number
  readonly until?: number
}

const clients = 40

/**
 * Replaces the real server process again and again while forty kept connections send requests without a pause: the next
 * process answers before the old one is told to stop, and no request is lost.
 */
export async function runRestarts({
  databaseUrl,
  port,
  restarts,
  answered,
  until = Infinity,
}: RestartRun): Promise<Tally> {
  const start = performance.now()
  const running = new Set<ChildProcess>()
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const lost: string[] = []
  const faults: string[] = []
  let [count, replaced, isOver] = [0, 0, false]
  const client = async (place: number) => {
    while (!isOver) {
      const said = await ask(agent, port, place % 4 === 0 ? '/api/offices' : '/healthz').catch(
        (error: Error) => error.message,
      )
      if (said === 200) count++
      else lost.push(String(said))
      await wait(5)
    }
  }
  try {
    let server = await open(databaseUrl, port, running)
    const load = Array.from({ length: clients }, (_, place) => client(place))
    while (replaced < restarts && Date.now() < until) {
      await wait(300)
      const next = await open(databaseUrl, port, running)
      server.kill('SIGTERM')
      const [code] = await once(server, 'exit')
      if (code !== 0) faults.push(`a server that was told to stop ended with ${code}`)
      server = next
      replaced++
    }
    await wait(300)
    while (count < answered && Date.now() < until) await wait(50)
    isOver = true
    await Promise.all(load)
    server.kill('SIGTERM')
    await once(server, 'exit')
  } finally {
    // However the run ended, all requests stop.
    isOver = true
    agent.destroy()
    for (const child of running) child.kill('SIGKILL')
  }
  const seconds = (performance.now() - start) / 1000
  const counted = { restarts: replaced, answered: count }
  return {
    name: 'restarts under load',
    counted,
    ...zeros,
    lost: lost.length,
    faults: [...faults, ...new Set(lost)],
    seconds,
  }
}

async function open(databaseUrl: string, port: number, running: Set<ChildProcess>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(rootDirectory, 'world', 'samples', 'restart.samples.ts')], {
    cwd: rootDirectory,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
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
  const [first] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (first !== 'ready') throw new Error(`a server did not open: ${first}`)
  return child
}

function ask(agent: Agent, port: number, path: string): Promise<number> {
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
