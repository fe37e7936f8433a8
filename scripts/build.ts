// npm run build: words, then pages and server into build/. A production build has no /dev pages.
import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { rootDirectory } from '#platform/root-directory.ts'
import { readSettings } from '#platform/settings.ts'

export function buildAll(production: boolean): void {
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, {
      cwd: rootDirectory,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, MARSA_BUILD: production ? 'production' : 'development', NODE_ENV: 'production' },
    })
  run(process.execPath, ['scripts/words.ts'])
  run(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'])
  run(process.execPath, ['scripts/compress-files.ts'])
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) buildAll(readSettings().isProduction)
