import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'

// Statements are code, so there are few of them, except those whose length follows a list. Beyond this many a statement is
// sent without a name, so that no connection fills up with plans that are never used again.
const mostNamed = 1000

/**
 * The same pool, but each statement with values is prepared under a name: PostgreSQL parses and plans it once for each
 * connection. A plan that a migration made invalid is prepared again: at once outside a transaction; inside one, `write`
 * and `read` repeat the whole transaction.
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

/** Whether a statement failed because a table it reads was changed after it was prepared. */
export function isOutdatedPlan(error: unknown): boolean {
  return error instanceof Error && /cached plan must not change result type/.test(error.message)
}
