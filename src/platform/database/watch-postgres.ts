import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

type Watched = {
  readonly url: string
  /** Starts it at the same address, or reuses one that is already back; rejects if it cannot. */
  readonly restart: () => Promise<unknown>
  readonly onRestarted: (milliseconds: number) => void
  /** Called when it could not be started again: the program has to end. */
  readonly onLost: (reason: string) => void
}

/** How long starting it again is tried, in milliseconds. A server that is replaying its log is waited for. */
const patience = 10_000
const pause = 250

/**
 * Keeps a connection to the server, and starts the server again when the connection ends because the server ended. Returns
 * a function that stops watching; call it before stopping the server on purpose.
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

// Refused by a server that is running: it is starting, or has no connection left.
function holdConnection(url: string): { readonly ended: Promise<'gone' | 'refused'>; readonly end: () => void } {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
  const ended = new Promise<'gone' | 'refused'>((resolve) => {
    client.on('error', () => undefined)
    client.once('end', () => resolve('gone'))
    client.connect().catch((error: unknown) => resolve(error instanceof pg.DatabaseError ? 'refused' : 'gone'))
  })
  return { ended, end: () => void client.end().catch(() => undefined) }
}
