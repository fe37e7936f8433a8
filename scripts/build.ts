// npm run build: compiles the words, then pages and server into build/. A production build has no /dev pages.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { isProductionBuild } from '#platform/settings/settings.ts'

/** The sources of the existing build, so that `npm start` builds again only after a change. */
export const stampFile = join(rootDirectory, 'build', 'stamp')

export function buildAll(production: boolean): void {
  rmSync(stampFile, { force: true })
  const stamp = fingerprint(production)
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, {
      cwd: rootDirectory,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, MARSA_BUILD: production ? 'production' : 'development', NODE_ENV: 'production' },
    })
  run(process.execPath, ['scripts/words.ts', '--if-changed'])
  run(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'])
  refuseServerCode()
  run(process.execPath, ['scripts/compress-files.ts'])
  writeFileSync(stampFile, stamp)
}

// A page that imports a value of a use-case pulls in server code; Vite then puts an empty module in place of a module
// of Node.
function refuseServerCode(): void {
  const chunks = join(rootDirectory, 'build', 'client', 'assets')
  const taken = readdirSync(chunks).filter(
    (name) => name.endsWith('.js') && readFileSync(join(chunks, name), 'utf8').includes('__vite-browser-external'),
  )
  if (taken.length > 0) throw new Error(`Server code in what browsers fetch: ${taken.join(', ')}`)
}

export function fingerprint(production: boolean): string {
  const hash = createHash('sha256').update(production ? 'production' : 'development')
  const files = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts']
  for (const path of readdirSync(join(rootDirectory, 'src'), { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.(ts|tsx|css|json|svg)$/.test(path) && !/^(server-)?words\//.test(path) && !/\.test\.tsx?$/.test(path))
      files.push(join('src', path))
  }
  for (const file of files) hash.update(file).update(readFileSync(join(rootDirectory, file)))
  return hash.digest('hex')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) buildAll(isProductionBuild())
