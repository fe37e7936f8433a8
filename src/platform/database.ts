import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Actor, Database, Locale, Site, Work } from './work.ts'

// int8 is money and identifiers: exact, never a float. numeric stays text. date stays text (a day has no zone).
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => BigInt(text))
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export type OpenDatabase = {
  readonly db: Kysely<Database>
  readonly pool: pg.Pool
  readonly close: () => Promise<void>
}

/** Opens a pool on `url`. A lost idle connection is logged by the caller's `onError`, never the end of the process. */
export function openDatabase(
  url: string,
  options: { readonly max?: number; readonly onError?: (error: Error) => void } = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 5000,
    options: '-c timezone=UTC',
  })
  pool.on('error', (error) => options.onError?.(error))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

export type Occasion = { readonly who: Actor; readonly now: Date; readonly site: Site; readonly locale: Locale }

/** One read-only transaction that sees one moment. */
export function read<Answer>(
  db: Kysely<Database>,
  occasion: Occasion,
  act: (work: Work) => Promise<Answer>,
): Promise<Answer> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((transaction) => act({ db: transaction, ...occasion }))
}

/** One transaction; tried again, at most five times, when PostgreSQL broke a deadlock or a serialization conflict. */
export async function write<Answer>(
  db: Kysely<Database>,
  occasion: Occasion,
  act: (work: Work) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute((transaction) => act({ db: transaction, ...occasion }))
    } catch (error) {
      if (attempt >= 5 || !mayTryAgain(error)) throw error
    }
  }
}

function mayTryAgain(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return code === '40001' || code === '40P01'
}
