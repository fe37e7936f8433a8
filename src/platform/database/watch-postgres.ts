import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

type Watched = {
  readonly url: string
  /** Starts it under the same address, or adopts one that is there again; fails where it cannot. */
  readonly restart: () => Promise<unknown>
  readonly onRestarted: (milliseconds: number) => void
  /** It could not be started again: whoever depends on it has to end. */
  readonly onLost: (reason: string) => void
}

/** How long starting it again is tried, in milliseconds. One that started and replays its log is waited for. */
const patience = 10_000
const pause = 250

/**
 * Keeps a connection to the server and starts it again as soon as that ends because the server did. Answers how to stop
 * watching, which has to come before the server is stopped on purpose.
 */
export function watchPostgres({ url, restart, onRestarted, onLost }: Watched): () => Promise<void> {
  let isOver = false
  let hangUp: () => void = () => undefined
  const startAgain = async (): Promise<string | null> => {
    const lost = performance.now()
    for (let reason = ''; ; await wait(pause)) {
      if (isOver) return null
      try {
        await restart()
        onRestarted(performance.now() - lost)
        return null
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error)
      }
      if (performance.now() - lost > patience) return reason
    }
  }
  const watch = async () => {
    while (!isOver) {
      const hold = holdConnection(url)
      hangUp = hold.end
      const end = await hold.ended
      if (isOver) return
      const reason = end === 'gone' ? await startAgain() : null
      if (reason !== null && !isOver) return onLost(reason)
      if (end !== 'gone') await wait(pause)
    }
  }
  const watching = watch()
  return async () => {
    isOver = true
    hangUp()
    await watching
  }
}

// `refused` by a server that is there: it is starting, or has no room for one more.
function holdConnection(url: string): { readonly ended: Promise<'gone' | 'refused'>; readonly end: () => void } {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
  const ended = new Promise<'gone' | 'refused'>((resolve) => {
    client.on('error', () => undefined)
    client.once('end', () => resolve('gone'))
    client.connect().catch((error: unknown) => resolve(error instanceof pg.DatabaseError ? 'refused' : 'gone'))
  })
  return { ended, end: () => void client.end().catch(() => undefined) }
}
