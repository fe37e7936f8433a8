import pg from 'pg'
import { definePort } from '#platform/work/ports.ts'

/** Says at once, in every process of the shop, which announcements were made. */
export type NewsWire = {
  /** Their ids; null: some may have been missed. Answers how to stop listening. */
  readonly hear: (onNews: (ids: readonly bigint[] | null) => void) => () => void
  /** The clock of the program that listens. */
  readonly clock: () => Date
}
export const newsWire = definePort<NewsWire>('news-wire')

/** Told on it: ids of announcements, by the statement that lays them out (`deliveries.ts`). */
export const newsChannel = 'marsa_news'
const againMs = 1_000

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
