import { join } from 'node:path'
import type { Settings } from '#platform/settings/settings.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { watchPostgres } from './watch-postgres.ts'

type Watcher = Pick<Parameters<typeof watchPostgres>[0], 'onRestarted' | 'onLost'>

/**
 * The PostgreSQL of the settings, or else the embedded one, which a `watcher` starts again whenever it ends. Call `stop`
 * when it is no longer needed.
 */
export async function findServer(settings: Settings, watcher?: Watcher): Promise<EmbeddedPostgres> {
  if (settings.DATABASE_URL) return { url: settings.DATABASE_URL, stop: async () => undefined }
  const directory = join(settings.dataDirectory, 'postgres')
  const { url, stop } = await startEmbeddedPostgres(directory)
  if (!watcher) return { url, stop }
  const port = Number(new URL(url).port)
  const restart = () => startEmbeddedPostgres(directory, { port })
  const unwatch = watchPostgres({ url, restart, ...watcher })
  return {
    url,
    stop: async () => {
      await unwatch()
      await stop()
    },
  }
}
