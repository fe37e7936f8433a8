// Finds a Chromium for the browser tests, or installs one: Debian's when root, else one from the npm registry.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootDirectory } from '#platform/settings/root-directory.ts'

export type Chromium = { readonly path: string; readonly environment: Readonly<Record<string, string>> }

// The headless shell draws no window of its own: a context with a page costs some 0.11 CPU s, in the whole browser 0.28.
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
] as const
const packaged = '@sparticuz/chromium@153.0.0'

/** The path of a Chromium that starts, and what its environment needs. */
export async function findChromium(): Promise<Chromium> {
  const given = process.env.CHROMIUM_PATH
  if (given) return { path: given, environment: {} }
  if (!works(places[0])) installFromDebian()
  const path = places.find(works)
  return path === undefined ? fromRegistry() : { path, environment: {} }
}

function installFromDebian(): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  console.log('Installing Chromium from Debian …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '--no-install-recommends']
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env })
  const { status } = spawnSync('apt-get', [...install, 'chromium-headless-shell'], { stdio: 'ignore', env })
  if (status !== 0 && !places.some(works)) spawnSync('apt-get', [...install, 'chromium'], { stdio: 'ignore', env })
}

function works(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version', '--no-sandbox']).status === 0
}

// This build brings its own system libraries if it believes it runs as a cloud function, and a font. It is unpacked
// once, into the data directory.
async function fromRegistry(): Promise<Chromium> {
  const home = join(rootDirectory, '.data', 'chromium')
  const unpacked = join(home, packaged.replace(/\W+/g, '-'))
  const entry = join(home, 'node_modules', '@sparticuz', 'chromium', 'build', 'index.js')
  const temporary = process.env.TMPDIR
  if (!existsSync(join(unpacked, 'whole'))) {
    console.log(`Installing ${packaged} …`)
    rmSync(unpacked, { recursive: true, force: true })
    mkdirSync(unpacked, { recursive: true })
    execFileSync('npm', ['install', '--no-save', '--prefix', home, packaged], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  Object.assign(process.env, { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x', TMPDIR: unpacked })
  const { default: chromium } = await import(entry)
  const path: string = await chromium.executablePath()
  if (temporary === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = temporary
  writeFileSync(join(unpacked, 'fonts', 'fonts.conf'), fontsIn(join(unpacked, 'fonts')))
  writeFileSync(join(unpacked, 'whole'), '')
  const libraries = [join(unpacked, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH ?? ''].filter(Boolean).join(':')
  return { path, environment: { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(unpacked, 'fonts') } }
}

// Its own font list names a directory that does not exist here.
function fontsIn(directory: string): string {
  const places = [directory, '/usr/share/fonts', '/usr/local/share/fonts']
  const cache = `<cachedir>${join(directory, 'cache')}</cachedir>`
  return `<fontconfig>${places.map((place) => `<dir>${place}</dir>`).join('')}${cache}</fontconfig>\n`
}
