import pg from 'pg'
import { readMigrations } from './migrate.ts'

type Hindrance = 'draining' | 'database' | 'migrations'

/** What a running process knows of itself; `draining` is set by who stops it. Background work decides nothing here. */
export type ServerHealth = {
  draining: boolean
  /** Where visitors are answered by several processes: what all of them measured, as Prometheus reads it. */
  measuresOfAll: (() => Promise<string>) | null
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> | null
  /** What keeps this process from serving; empty: send it visitors. Answers within two seconds whatever happens. */
  readonly hindrances: () => Promise<readonly Hindrance[]>
}

const patience = 900

/** Looks at the database on a connection of its own: a pool that is full of work is busy, not away. */
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

/** A process without anything to look at: tests of calls. */
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
