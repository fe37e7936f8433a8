import type { Writable } from 'node:stream'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'

// Texts of statements are code, not data: they are few, but for those whose length follows a list. Beyond this many a text
// is sent without a name, so that no connection is filled with plans nobody asks for again.
const mostNamed = 1000

const readsOnly = /^start transaction .*read only$/
const nothing: pg.QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] }

/**
 * The same pool, its statements prepared: PostgreSQL reads and plans a text once a connection. A plan that a migration
 * has outdated (another program brought the database up to date) is made anew: outside a transaction at once, inside
 * one by `write` and `read`, which try again.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const names = statementNames()
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      const known = clients.get(client) ?? preparingClient(client, names)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

/** Whether a statement was prepared before a table it reads was changed. */
export function isOutdatedPlan(error: unknown): boolean {
  return error instanceof Error && /cached plan must not change result type/.test(error.message)
}

type StatementNames = {
  readonly of: (text: string) => string | undefined
  readonly forget: (text: string) => void
}

function statementNames(): StatementNames {
  const names = new Map<string, string>()
  let given = 0
  return {
    of: (text) => {
      const known = names.get(text)
      if (known !== undefined || names.size >= mostNamed) return known
      const name = `s${given++}`
      names.set(text, name)
      return name
    },
    forget: (text) => names.delete(text),
  }
}

type Line = pg.PoolClient & { readonly connection: { readonly stream: Writable } }

function preparingClient(pooled: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  const client = pooled as Line
  let beginning: string | null = null
  // What is asked in the same turn of the program goes out in one piece.
  function ask(query: string | pg.QueryConfig): Promise<pg.QueryResult> {
    const { stream } = client.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    return client.query(query)
  }
  async function send(text: string, given: readonly unknown[]): Promise<pg.QueryResult> {
    // A moment begins with its first question, and not at all where nothing is asked. What only reads may be told so at once:
    // a beginning that fails leaves no line to ask on.
    if (readsOnly.test(text)) {
      beginning = text
      return nothing
    }
    if (beginning !== null) {
      const first = beginning
      beginning = null
      if (text === 'commit' || text === 'rollback') return nothing
      ask(first).catch(() => undefined)
    }
    // `begin` and `commit` have nothing to plan.
    if (given.length === 0) return ask(text)
    const values = [...given]
    const name = names.of(text)
    if (name === undefined) return ask({ text, values })
    try {
      return await ask({ name, text, values })
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error
      names.forget(text)
      if (client.getTransactionStatus() !== 'I') throw error
      return ask({ text, values })
    }
  }
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query<Row>(asked: string | PostgresCursor<Row>, values: readonly unknown[] = []) {
    if (typeof asked !== 'string') return asked
    return send(asked, values) as Promise<PostgresQueryResult<Row>>
  }
  return { query, release: (destroy) => client.release(destroy) }
}
