import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'

// Texts of statements are code, not data: they are few, but for those whose length follows a list. Beyond this many a text
// is sent without a name, so that no connection is filled with plans nobody asks for again.
const mostNamed = 1000

/**
 * The same pool, each statement that has values under a name: PostgreSQL reads and plans its text once a connection. A plan
 * that a migration has outdated (another program brought the database up to date) is made anew: outside a transaction at
 * once, inside one by `write` and `read`, which try again.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  let given = 0
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < mostNamed) names.set(text, `s${given++}`)
    return names.get(text)
  }
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect()
    const send = async (text: string, values: unknown[]): Promise<pg.QueryResult> => {
      try {
        return await client.query({ name: nameOf(text), text, values })
      } catch (error) {
        if (!isOutdatedPlan(error)) throw error
        names.delete(text)
        if (client.getTransactionStatus() !== 'I') throw error
        return client.query(text, values)
      }
    }
    function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
    function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
    function query<Row>(asked: string | PostgresCursor<Row>, values: readonly unknown[] = []) {
      if (typeof asked !== 'string') return asked
      // `begin` and `commit` have nothing to plan.
      const sent = values.length === 0 ? client.query(asked) : send(asked, [...values])
      return sent as Promise<PostgresQueryResult<Row>>
    }
    return { query, release: (destroy) => client.release(destroy) }
  }
  return { options: pool.options, connect, end: () => pool.end() }
}

/** Whether a statement was prepared before a table it reads was changed. */
export function isOutdatedPlan(error: unknown): boolean {
  return error instanceof Error && /cached plan must not change result type/.test(error.message)
}
