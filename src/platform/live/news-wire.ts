import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { definePort } from '#platform/ports.ts'
import type { Database } from '#platform/work.ts'

/** Says at once, in every process of the shop, which announcements were made. */
export type NewsWire = {
  /** Their ids; null: some may have been missed. Answers how to stop listening. */
  readonly hear: (onNews: (ids: readonly bigint[] | null) => void) => () => void
  /** The clock of the program that listens. */
  readonly clock: () => Date
}
export const newsWire = definePort<NewsWire>('news-wire')

const channel = 'marsa_news'
const againMs = 1_000
// A notification holds 8,000 bytes.
const mostIds = 300

/** Where nothing is told: whoever waits for news looks by the clock. */
export function silentWire(clock: () => Date): NewsWire {
  return { clock, hear: () => () => undefined }
}

/** By LISTEN on a connection of its own, opened anew whenever it is lost. */
export function pgNewsWire(
  url: string,
  clock: () => Date,
  onError: (error: unknown) => void = () => undefined,
): NewsWire {
  return {
    clock,
    hear(onNews) {
      let client: pg.Client | null = null
      let timer: NodeJS.Timeout | undefined
      let isOver = false
      const connect = async () => {
        const line = new pg.Client({ connectionString: url, keepAlive: true })
        client = line
        let isLost = false
        const lose = (error?: unknown) => {
          if (isLost || isOver) return
          isLost = true
          if (error) onError(error)
          line.end().catch(() => undefined)
          timer = setTimeout(() => void connect(), againMs)
        }
        line.on('error', lose)
        line.on('end', () => lose())
        line.on('notification', ({ payload }) => onNews(readIds(payload)))
        try {
          await line.connect()
          await line.query(`listen ${channel}`)
          onNews(null)
        } catch (error) {
          lose(error)
        }
      }
      void connect()
      return () => {
        isOver = true
        clearTimeout(timer)
        client?.end().catch(() => undefined)
      }
    },
  }
}

function readIds(payload: string | undefined): readonly bigint[] {
  return (payload ?? '').split(',').filter(Boolean).map(BigInt)
}

/**
 * Tells the wire of announcements that wait in the outbox and were not told yet. Done by the one loop that delivers them and
 * not by whoever announces: a NOTIFY makes transactions that commit wait for each other.
 */
export async function tellWire(db: Kysely<Database>, told: Set<bigint>): Promise<void> {
  const rows = await db
    .selectFrom('announcements')
    .select('id')
    .where('dispatched_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(mostIds)
    .execute()
  const waiting = new Set(rows.map(({ id }) => id))
  for (const id of told) if (!waiting.has(id)) told.delete(id)
  const fresh = [...waiting].filter((id) => !told.has(id))
  if (fresh.length === 0) return
  await sql`select pg_notify(${channel}, ${fresh.join(',')})`.execute(db)
  for (const id of fresh) told.add(id)
}
