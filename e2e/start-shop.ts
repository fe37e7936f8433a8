// Starts the built shop, with its demo and simulators, on its own database; stops it at the end.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const root = join(import.meta.dirname, '..')

export type OpenShop = { readonly port: number; readonly databaseUrl: string; readonly stop: () => Promise<void> }

export default async function startShop(): Promise<() => Promise<void>> {
  if (process.env.SHOP_PORT) return async () => undefined
  const { port, databaseUrl, stop } = await openShop()
  process.env.SHOP_PORT = String(port)
  process.env.SHOP_DATABASE_URL = databaseUrl
  return stop
}

/** A separate shop, for tests that others must not disturb. */
export async function openShop(): Promise<OpenShop> {
  const server = process.env.TEST_SERVER_URL
  if (!server) throw new Error('Run the browser tests with npm test, or set SHOP_PORT to a running shop')
  const name = `browser_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const port = await freePorts(8)
  const shop = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATABASE_URL: url.href,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'marsa-browser-')),
    },
  })
  shop.stdout.resume()
  shop.stderr.pipe(process.stderr)
  let said = ''
  shop.stderr.on('data', (piece: Buffer) => {
    said = `${said}${piece}`.slice(-4000)
  })
  await untilOpen(shop, port, () => said)
  const stop = async () => {
    const ended = new Promise((resolve) => shop.once('exit', resolve))
    shop.kill('SIGTERM')
    await ended
    await onServer(server, `drop database if exists ${name} with (force)`)
  }
  return { port, databaseUrl: url.href, stop }
}

async function untilOpen(shop: ChildProcess, port: number, said: () => string): Promise<void> {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    if (shop.exitCode !== null) throw new Error(`The shop ended at once (exit ${shop.exitCode}): ${said()}`)
    const answer = await fetch(`http://localhost:${port}/ar`).catch(() => null)
    if (answer?.ok) return
    await new Promise((wake) => setTimeout(wake, 200))
  }
  throw new Error('The shop did not open within two minutes')
}

async function onServer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

// The shop, its simulators and its demo shops use consecutive ports (`world/simulate-world.ts`). From 32,768 on Linux
// gives ports to outgoing connections, which could take one of them between this look and the start.
async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 12_000)
    const free = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)))
    if (free.every(Boolean)) return first
  }
}

// The shop listens on `localhost`, which may be either address; the simulators on 127.0.0.1.
async function isFree(port: number): Promise<boolean> {
  const isFreeOn = (host: string) =>
    new Promise<boolean>((resolve) => {
      const probe = createServer()
      probe.once('error', () => resolve(false))
      probe.listen(port, host, () => probe.close(() => resolve(true)))
    })
  return (await isFreeOn('127.0.0.1')) && (await isFreeOn('localhost'))
}
