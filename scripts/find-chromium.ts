// Finds a Chromium for the browser tests, or installs one: Debian's when root, else one from the npm registry.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootDirectory } from '#platform/root-directory.ts'

export type Chromium = { readonly path: string; readonly environment: Readonly<Record<string, string>> }

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const packaged = '@sparticuz/chromium@153.0.0'

/** The path of a Chromium that starts, and what its environment needs. */
export async function findChromium(): Promise<Chromium> {
  const given = process.env.CHROMIUM_PATH
  if (given) return { path: given, environment: {} }
  for (const path of places) if (works(path)) return { path, environment: {} }
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium from Debian …')
    spawnSync('apt-get', ['update'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' })
    if (works('/usr/bin/chromium')) return { path: '/usr/bin/chromium', environment: {} }
  }
  return fromRegistry()
}

function works(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version', '--no-sandbox']).status === 0
}

// This build brings its own system libraries where it believes it runs as a cloud function.
async function fromRegistry(): Promise<Chromium> {
  console.log(`Installing ${packaged} …`)
  const home = join(rootDirectory, '.data', 'chromium')
  mkdirSync(home, { recursive: true })
  execFileSync('npm', ['install', '--no-save', '--prefix', home, packaged], { stdio: 'ignore' })
  const temporary = mkdtempSync(join(tmpdir(), 'marsa-chromium-'))
  const environment = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x', TMPDIR: temporary }
  Object.assign(process.env, environment)
  const { default: chromium } = await import(join(home, 'node_modules', '@sparticuz', 'chromium', 'build', 'index.js'))
  const path: string = await chromium.executablePath()
  return {
    path,
    environment: { ...environment, LD_LIBRARY_PATH: `${temporary}/al2023/lib:${process.env.LD_LIBRARY_PATH ?? ''}` },
  }
}
