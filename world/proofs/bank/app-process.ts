import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { rootDirectory } from '#platform/settings/root-directory.ts'

export type AppProcess = {
  readonly origin: string
  /** Kills the server, and starts the next one after `after` has happened. */
  readonly killAndStart: (after: Promise<unknown>) => Promise<void>
  readonly close: () => Promise<void>
}

export const gatewayKeys = {
  secretKey: 'sk_test_proof',
  publicKey: 'pk_test_proof',
  hmacSecret: 'hmac secret of a proof',
  apiKey: 'api key of a proof',
} as const

/**
 * The real server on this database in its own process, with its jobs, and with payments through the gateway at
 * `gatewayUrl`.
 */
export async function openAppProcess(databaseUrl: string, port: number, gatewayUrl: string): Promise<AppProcess> {
  const origin = `http://127.0.0.1:${port}`
  const env = {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DEMO: 'false',
    ORIGIN_EG: origin,
    PAYMOB_EG_BASE_URL: gatewayUrl,
    PAYMOB_EG_SECRET_KEY: gatewayKeys.secretKey,
    PAYMOB_EG_PUBLIC_KEY: gatewayKeys.publicKey,
    PAYMOB_EG_HMAC_SECRET: gatewayKeys.hmacSecret,
    PAYMOB_EG_API_KEY: gatewayKeys.apiKey,
    PAYMOB_EG_CARD_INTEGRATION: '1001',
    // The server is restarted often; compiled code is kept so that it need not be parsed each time.
    NODE_COMPILE_CACHE: join(tmpdir(), 'marsa-proof-compiled'),
  }
  const server = supervise(env)
  await server.ready()
  return { origin, killAndStart: server.killAndStart, close: server.close }
}

type Server = {
  readonly child: ChildProcess
  readonly ended: Promise<unknown>
  state: 'loading' | 'loaded' | 'ready' | 'ended'
}

// Starts the server again whenever it ended, also if it could not start because its database was away. The next one is
// loaded beside the running one, because the proof is about ending and starting, not about loading the code.
function supervise(env: Record<string, string>) {
  let isClosing = false
  let mayOpen: Promise<unknown> = Promise.resolve()
  let current = load(env)
  let next: Server | null = null
  const keepOpen = async () => {
    for (; !isClosing; current = next ?? load(env)) {
      next = null
      await mayOpen
      if ((await opens(current)) && !isClosing) next = load(env)
      await current.ended
    }
  }
  const kept = keepOpen()
  const ready = async () => {
    while (current.state !== 'ready') await wait(20)
  }
  return {
    ready,
    killAndStart: async (after: Promise<unknown>) => {
      mayOpen = after
      const before = current
      before.child.kill('SIGKILL')
      await before.ended
      await after
      while (current === before) await wait(20)
      await ready()
    },
    close: async () => {
      isClosing = true
      const all = next ? [current, next] : [current]
      for (const { child } of all) child.kill('SIGKILL')
      await Promise.all([kept, ...all.map(({ ended }) => ended)])
    },
  }
}

function load(env: Record<string, string>): Server {
  const child = spawn(process.execPath, [join(rootDirectory, 'world', 'samples', 'restart.samples.ts'), 'told'], {
    cwd: rootDirectory,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env,
  })
  const server: Server = { child, ended: once(child, 'exit'), state: 'loading' }
  child.on('message', (said) => {
    server.state = said === 'ready' ? 'ready' : 'loaded'
  })
  server.ended.then(() => {
    server.state = 'ended'
  })
  return server
}

async function opens(server: Server): Promise<boolean> {
  while (server.state === 'loading') await wait(20)
  if (server.state === 'loaded') server.child.send('open', () => undefined)
  while (server.state === 'loaded') await wait(20)
  return server.state === 'ready'
}
