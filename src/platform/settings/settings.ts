import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { CannotStart } from '#platform/work/cannot-start.ts'
import { rootDirectory } from './root-directory.ts'
import { type SettingsForm, settingsForm } from './settings-form.ts'
import { unsafeInProduction } from './unsafe-settings.ts'

export type Settings = SettingsForm & {
  readonly isProduction: boolean
  readonly dataDirectory: string
}

/** Reads and checks the settings once, at the start; names every wrong one and refuses to start. */
export function readSettings(source: NodeJS.ProcessEnv = environment()): Settings {
  // An empty setting counts as not set.
  const made = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = settingsForm.safeParse(made)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new CannotStart(`Settings that cannot be read:\n${faults.join('\n')}`)
  }
  const settings = parsed.data
  const isProduction = settings.NODE_ENV === 'production'
  const unsafe = isProduction ? unsafeInProduction(settings) : []
  if (unsafe.length > 0) {
    const faults = unsafe.map((fault) => `  ${fault}`).join('\n')
    throw new CannotStart(`Settings refused in production (docs/running.md says more):\n${faults}`)
  }
  return { ...settings, isProduction, dataDirectory: resolve(rootDirectory, settings.DATA_DIR) }
}

// Reads `.env` beside package.json; the environment itself takes precedence.
function environment(): NodeJS.ProcessEnv {
  const file = join(rootDirectory, '.env')
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...process.env } : process.env
}

/** The URL of the PostgreSQL that `npm test` started for all test files; empty when a file runs by itself. */
export function readTestServerUrl(source: NodeJS.ProcessEnv = process.env): string {
  return source.TEST_SERVER_URL ?? ''
}

/** The name of the run of all tests, whose files share what is slow to fill; empty when a file runs by itself. */
export function readTestRun(source: NodeJS.ProcessEnv = process.env): string {
  return source.TEST_RUN ?? ''
}

/** Whether a build is for production. A build reads no other setting, so that it needs no secret. */
export function isProductionBuild(source: NodeJS.ProcessEnv = environment()): boolean {
  return source.NODE_ENV === 'production'
}

/** Whether this build has the /dev pages; a production build has none. */
export function buildsDevPages(source: NodeJS.ProcessEnv = process.env): boolean {
  return source.MARSA_BUILD !== 'production'
}
