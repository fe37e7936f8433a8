import type pg from 'pg'

/** A statement as it was sent to PostgreSQL. */
export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] }

/**
 * Transactions per second of a program that already knows what to write: each recorded order is placed by its own
 * writing statements, in their order, prepared, between `begin` and `commit`, sixteen at once. The same rows go into
 * the same tables with the same keys, triggers and indexes; nothing is read, locked beforehand, priced, checked or
 * answered.
 */
export async function bareTransactionRate(pool: pg.Pool, recorded: readonly (readonly Statement[])[]): Promise<number> {
  const names = new Map<string, string>()
  for (const { sql } of recorded.flat()) if (!names.has(sql)) names.set(sql, `bare_${names.size}`)
  let next = 0
  const client = async () => {
    const line = await pool.connect()
    for (let one = recorded[next++]; one; one = recorded[next++]) {
      await line.query('begin')
      for (const { sql, parameters } of one) {
        await line.query({ name: names.get(sql) ?? '', text: sql, values: [...parameters] })
      }
      await line.query('commit')
    }
    line.release()
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: 16 }, client))
  return recorded.length / ((performance.now() - start) / 1000)
}
