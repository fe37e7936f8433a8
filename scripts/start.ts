// npm start: builds if anything changed since the last build, then serves.
import cluster from 'node:cluster'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { readSettings } from '#platform/settings/settings.ts'
import { giveUp } from '#platform/work/cannot-start.ts'
import { buildAll, fingerprint, stampFile } from './build.ts'

try {
  await start()
} catch (error) {
  giveUp(error)
}

// One of several processes finds what the first has built.
function isBuilt(isProduction: boolean): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint(isProduction)
}

async function start(): Promise<void> {
  const settings = readSettings()
  if (cluster.isPrimary && !isBuilt(settings.isProduction)) {
    console.log('Building …')
    buildAll(settings.isProduction)
  }
  // The settings are read; what is built runs React as built, not its slower development self, in the demo too.
  process.env.NODE_ENV = 'production'
  const { serve } = await import(join(rootDirectory, 'build', 'server', 'index.js'))
  await serve(settings)
}
