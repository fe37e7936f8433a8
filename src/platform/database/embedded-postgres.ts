import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { CannotStart } from '#platform/work/cannot-start.ts'
import { isAlive, oneAtATime } from '#platform/work/one-at-a-time.ts'
import { asOrdinaryUser, otherAccount } from './postgres-binaries.ts'

export type EmbeddedPostgres = { readonly url: string; readonly stop: () => Promise<void> }
/**
 * `fast`: no durability, for tests. `leave`: the server keeps running after this process, for the next one to reuse.
 * `port`: where a server that is started listens, so that it comes back at the same address.
 */
type Options = { readonly fast?: boolean; readonly leave?: boolean; readonly port?: number }
type Access = { readonly port: number; readonly password: string }

const user = 'marsa'

/**
 * Starts the PostgreSQL of this project in `directory`, or reuses the one that already runs there (left by a killed
 * program, or used by another one). It listens on loopback only, with a password. The last program to `stop` ends it.
 */
export async function startEmbeddedPostgres(directory: string, options: Options = {}): Promise<EmbeddedPostgres> {
  mkdirSync(directory, { recursive: true })
  const cluster = join(directory, 'cluster')
  const access = await oneAtATime(directory, () => startOrAdopt(directory, cluster, options))
  const stop = () => oneAtATime(directory, () => stopUnlessUsed(cluster, access))
  return { url: toUrl(access), stop: options.leave ? async () => undefined : stop }
}

async function startOrAdopt(directory: string, cluster: string, options: Options): Promise<Access> {
  const accessFile = join(directory, 'access.json')
  const running = runningIn(cluster)
  if (running && existsSync(accessFile)) {
    const access = { ...(JSON.parse(readFileSync(accessFile, 'utf8')) as Access), port: running.port }
    // It may still be starting, recovering or stopping. If it never answers, the process id belongs to some other program by now.
    if (await answersWithin(access, 10_000, () => runningIn(cluster) === null)) return access
  }
  const password = existsSync(join(cluster, 'PG_VERSION'))
    ? (JSON.parse(readFileSync(accessFile, 'utf8')) as Access).password
    : initialise(directory, cluster)
  const access = { port: options.port ?? (await freePort()), password }
  writeFileSync(accessFile, JSON.stringify(access), { mode: 0o600 })
  const server = run(cluster, access.port, options.fast ?? false)
  server.unref()
  await untilReady(access, server)
  return access
}

// Made in a temporary place and moved when complete, so that an interrupted start leaves no half-made cluster.
function initialise(directory: string, cluster: string): string {
  for (const name of readdirSync(directory).filter((one) => one.startsWith('new-')))
    rmSync(join(directory, name), { recursive: true, force: true })
  const made = mkdtempSync(join(directory, 'new-'))
  const password = randomBytes(24).toString('base64url')
  const passwordFile = join(made, 'password')
  const data = join(made, 'cluster')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  const account = otherAccount(directory)
  mkdirSync(data, { mode: 0o700 })
  if (account) for (const path of [made, data, passwordFile]) chownSync(path, account.uid, account.gid)
  const options = ['-D', data, '-U', user, `--pwfile=${passwordFile}`, '-A', 'scram-sha-256']
  options.push('-E', 'UTF8', '--locale=C.UTF-8', '--no-instructions')
  const [command, args] = asOrdinaryUser('initdb', options)
  const initdb = spawnSync(command, args, { encoding: 'utf8', ...account })
  if (initdb.status !== 0) throw new CannotStart(`initdb failed: ${initdb.stderr || initdb.error?.message}`)
  writeFileSync(join(directory, 'access.json'), JSON.stringify({ port: 0, password }), { mode: 0o600 })
  rmSync(cluster, { recursive: true, force: true })
  renameSync(data, cluster)
  rmSync(made, { recursive: true, force: true })
  return password
}

/** An eighth of the machine's memory for tables that are read often; what is not used is not taken. */
const sharedMegabytes = (bytes: number): number =>
  Math.min(MOST_MEMORY, Math.max(LEAST_MEMORY, Math.floor(bytes / 8 / 1_048_576)))
const LEAST_MEMORY = 128
const MOST_MEMORY = 2048

function run(cluster: string, port: number, fast: boolean): ChildProcess {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `port=${port}`,
    // Test files run at the same time, and some open 64 connections at once.
    `max_connections=${fast ? 600 : 200}`,
    'log_min_messages=fatal',
    `shared_buffers=${fast ? LEAST_MEMORY : sharedMegabytes(totalmem())}MB`,
    // After a crash, one minute of writes is replayed quickly.
    'checkpoint_timeout=1min',
  ]
  // After a crash the whole file system is synced at once instead of some 2,000 files one by one: 0.2 s, not 7 s, on a busy disk.
  if (process.platform === 'linux') settings.push('recovery_init_sync_method=syncfs')
  if (fast) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  const options = ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])]
  const [command, args] = asOrdinaryUser('postgres', options)
  return spawn(command, args, { stdio: 'ignore', detached: true, ...otherAccount(cluster) })
}

// The server named in the cluster's `postmaster.pid`, if it is alive.
function runningIn(cluster: string): { readonly pid: number; readonly port: number } | null {
  const note = join(cluster, 'postmaster.pid')
  if (!existsSync(note)) return null
  const lines = readFileSync(note, 'utf8').split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 && port > 0 && isAlive(pid) ? { pid, port } : null
}

async function untilReady(access: Access, server: ChildProcess): Promise<void> {
  const ended = () => server.exitCode !== null || server.signalCode !== null
  if (await answersWithin(access, 30_000, ended)) return
  const why = ended() ? `ended at once (exit ${server.exitCode ?? server.signalCode})` : 'did not answer within 30 s'
  throw new CannotStart(`The embedded PostgreSQL ${why}. Set DATABASE_URL to use another.`)
}

async function answersWithin(access: Access, patience: number, hopeless = () => false): Promise<boolean> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline && !hopeless()) {
    if ((await ask(access, 'select 1')) !== null) return true
    await new Promise((wake) => setTimeout(wake, 50))
  }
  return false
}

async function ask(access: Access, sql: string): Promise<readonly Record<string, unknown>[] | null> {
  const client = new pg.Client({ connectionString: toUrl(access), connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } catch {
    return null
  } finally {
    await client.end().catch(() => undefined)
  }
}

const others =
  "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1"

// Our own connections take a moment to close; any that remain belong to another program.
async function stopUnlessUsed(cluster: string, access: Access): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const used = await ask(access, others)
    if (used === null) return
    if (used.length === 0) break
    if (attempt === 10) return
    await new Promise((wake) => setTimeout(wake, 100))
  }
  const server = runningIn(cluster)
  if (!server) return
  process.kill(server.pid, 'SIGINT')
  while (isAlive(server.pid) && runningIn(cluster)) await new Promise((wake) => setTimeout(wake, 20))
}

function toUrl(access: Access): string {
  return `postgres://${user}:${encodeURIComponent(access.password)}@127.0.0.1:${access.port}/postgres`
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port')),
      )
    })
  })
}
