import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'
import { isAlive } from '#platform/work/one-at-a-time.ts'

export type OwnPostgres = {
  readonly url: string
  /** Kills all its processes at once, like a power cut, and starts it again at the same address. */
  readonly killAndStart: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * PostgreSQL for one proof alone, in its own directory, migrated. Writes are durable, unless nothing is killed and
 * `fast` is set.
 */
export async function openOwnPostgres(port: number, fast = false): Promise<OwnPostgres> {
  const directory = mkdtempSync(join(tmpdir(), 'marsa-proof-'))
  let server = await startEmbeddedPostgres(directory, { port, fast })
  await migrate(server.url)
  return {
    url: server.url,
    killAndStart: async () => {
      await killServer(join(directory, 'cluster'))
      server = await startEmbeddedPostgres(directory, { port, fast })
    },
    close: async () => {
      await server.stop()
      await killServer(join(directory, 'cluster'))
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

// The child processes would notice and end by themselves, but the next server must not find their shared memory.
async function killServer(cluster: string): Promise<void> {
  const first = readPid(cluster)
  if (first === null) return
  const all = [first, ...childrenOf(first)]
  for (const pid of all) kill(pid)
  while (all.some(isRunning)) await wait(10)
}

function readPid(cluster: string): number | null {
  try {
    return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]) || null
  } catch {
    return null
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => statusOf(pid)?.parent === parent)
}

function statusOf(pid: number): { readonly state: string; readonly parent: number } | null {
  try {
    const [state = '', parent = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return { state, parent: Number(parent) }
  } catch {
    return null
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It had already ended.
  }
}

// A zombie process, dead but not yet reaped by its parent, does not run.
function isRunning(pid: number): boolean {
  return isAlive(pid) && statusOf(pid)?.state !== 'Z'
}
