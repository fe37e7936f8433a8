import pg from 'pg'
import { readMigrations } from './migrate.ts'

type Hindrance = 'draining' | 'database' | 'migrations'

/** The state of a running process. `draining` is set when it is being stopped. Background work does not count. */
export type ServerHealth = {
  draining: boolean
  /** With several web processes: the measures of all of them, in the format of Prometheus. */
  measuresOfAll: (() => Promise<string>) | null
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> | null
  /** What keeps this process from serving; empty when it is ready. Answers within two seconds, even if the database hangs. */
  readonly hindrances: () => Promise<readonly Hindrance[]>
}

const patience = 900

/** Checks the database on a connection outside the pool: a pool that is full of work is busy, not down. */
export function openServerHealth(url: string, pool: pg.Pool): ServerHealth {
  const expected = readMigrations().map((migration) => migration.name)
  let looking: Promise<Hindrance | null> | null = null
  const health: ServerHealth = {
    draining: false,
    measuresOfAll: null,
    pool,
    hindrances: async () => {
      looking ??= lookAtDatabase(url, expected).finally(() => {
        looking = null
      })
      const found = await looking
      return [...(health.draining ? ['draining' as const] : []), ...(found ? [found] : [])]
    },
  }
  return health
}

/** Always ready: for tests of API calls, which have no process to watch. */
export function idleServerHealth(): ServerHealth {
  return { draining: false, measuresOfAll: null, pool: null, hindrances: async () => [] }
}

async function lookAtDatabase(url: string, expected: readonly string[]): Promise<Hindrance | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience, query_timeout: patience })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const done = new Set(rows.map((row) => row.name))
    return expected.every((name) => done.has(name)) ? null : 'migrations'
  } catch {
    return 'database'
  } finally {
    client.end().catch(() => undefined)
  }
}
