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

/** Reads and checks the settings once, at start; says every wrong one by name and refuses to start. */
export function readSettings(source: NodeJS.ProcessEnv = environment()): Settings {
  // A setting left empty is a setting not made.
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

// A `.env` beside package.json is read; what the environment itself says goes before it.
function environment(): NodeJS.ProcessEnv {
  const file = join(rootDirectory, '.env')
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...process.env } : process.env
}

/** Where `npm test` put the PostgreSQL that all test files share; empty when a file is run alone. */
export function readTestServerUrl(source: NodeJS.ProcessEnv = process.env): string {
  return source.TEST_SERVER_URL ?? ''
}

/** Whether a build is for production: all that building asks of the settings, so that it needs no secret. */
export function isProductionBuild(source: NodeJS.ProcessEnv = environment()): boolean {
  return source.NODE_ENV === 'production'
}

/** Whether the build at hand has the /dev pages: a production build has none. */
export function buildsDevPages(source: NodeJS.ProcessEnv = process.env): boolean {
  return source.MARSA_BUILD !== 'production'
}
