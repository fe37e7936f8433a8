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

// With several processes, the later ones use the build of the first.
function isBuilt(isProduction: boolean): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint(isProduction)
}

async function start(): Promise<void> {
  const settings = readSettings()
  if (cluster.isPrimary && !isBuilt(settings.isProduction)) {
    console.log('Building …')
    buildAll(settings.isProduction)
  }
  // Set after the settings are read: the build runs React's production version in the demo too, because the development
  // version is slower.
  process.env.NODE_ENV = 'production'
  const { serve } = await import(join(rootDirectory, 'build', 'server', 'index.js'))
  await serve(settings)
}
