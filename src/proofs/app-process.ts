import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { rootDirectory } from '#platform/root-directory.ts'

export type AppProcess = {
  readonly origin: string
  /** Ends the server without a word and starts it again. */
  readonly killAndStart: () => Promise<void>
  readonly close: () => Promise<void>
}

export const gatewayKeys = {
  secretKey: 'sk_test_proof',
  publicKey: 'pk_test_proof',
  hmacSecret: 'hmac secret of a proof',
  apiKey: 'api key of a proof',
} as const

/** The real server on this database in a process of its own, with its jobs, paid through the gateway at `gatewayUrl`. */
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
    // A server that is started again and again need not read its own text each time.
    NODE_COMPILE_CACHE: join(tmpdir(), 'marsa-proof-compiled'),
  }
  const server = supervise(env)
  await server.ready()
  return {
    origin,
    killAndStart: async () => {
      server.kill()
      await server.ready()
    },
    close: server.close,
  }
}

// Starts it again whenever it ended, also where it could not start because its database was away.
function supervise(env: Record<string, string>) {
  let isClosing = false
  let child: ChildProcess
  let isReady = false
  const start = () => {
    isReady = false
    child = spawn(process.execPath, [join(rootDirectory, 'src', 'restart.samples.ts')], {
      cwd: rootDirectory,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env,
    })
    child.once('message', () => {
      isReady = true
    })
    child.once('exit', () => {
      if (!isClosing) start()
    })
  }
  start()
  return {
    ready: async () => {
      while (!isReady) await wait(50)
    },
    kill: () => {
      const before = child
      before.removeAllListeners('exit')
      before.kill('SIGKILL')
      start()
    },
    close: async () => {
      isClosing = true
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}
