// npm start: builds if anything changed since the last build, then serves.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveUp } from '#platform/cannot-start.ts'
import { rootDirectory } from '#platform/root-directory.ts'
import { readSettings } from '#platform/settings.ts'
import { buildAll } from './build.ts'

try {
  await start()
} catch (error) {
  giveUp(error)
}

async function start(): Promise<void> {
  const settings = readSettings()
  const stampFile = join(rootDirectory, 'build', 'stamp')
  const stamp = fingerprint(settings.isProduction)
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
    console.log('Building …')
    buildAll(settings.isProduction)
    writeFileSync(stampFile, stamp)
  }
  // The settings are read; what is built runs React as built, not its slower development self, in the demo too.
  process.env.NODE_ENV = 'production'
  const { serve } = await import(join(rootDirectory, 'build', 'server', 'index.js'))
  await serve(settings)
}

function fingerprint(production: boolean): string {
  const hash = createHash('sha256').update(production ? 'production' : 'development')
  const files = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts']
  for (const path of readdirSync(join(rootDirectory, 'src'), { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.(ts|tsx|css|json|svg)$/.test(path) && !path.startsWith('words/') && !/\.test\.tsx?$/.test(path))
      files.push(join('src', path))
  }
  for (const file of files) hash.update(file).update(readFileSync(join(rootDirectory, file)))
  return hash.digest('hex')
}
