import pg from 'pg'
import { definePort } from '#platform/work/ports.ts'

/** Tells every process of the shop at once which announcements were made. */
export type NewsWire = {
  /** Called with their ids, or with null when some may have been missed. Returns a function that stops listening. */
  readonly hear: (onNews: (ids: readonly bigint[] | null) => void) => () => void
  /** The clock of the program that listens. */
  readonly clock: () => Date
}
export const newsWire = definePort<NewsWire>('news-wire')

/** The channel carries ids of announcements, sent by the statement that queues their deliveries (`deliveries.ts`). */
export const newsChannel = 'marsa_news'
const againMs = 1_000

/** A wire without news: listeners poll instead. */
export function silentWire(clock: () => Date): NewsWire {
  return { clock, hear: () => () => undefined }
}

/** Uses LISTEN on a connection of its own, which is opened again whenever it is lost. */
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
          await line.query(`listen ${newsChannel}`)
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
