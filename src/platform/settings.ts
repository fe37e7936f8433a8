import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { CannotStart } from './cannot-start.ts'
import { rootDirectory } from './root-directory.ts'

const flag = z.stringbool().default(false)
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )

/** Every setting the program knows, with its default and what it means (`.env.example` is made from this). */
export const settingsForm = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('production: no demo, no simulators, no /dev pages'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000).describe('Where the shop is served'),
  HOST: z
    .string()
    .default('')
    .describe('Address to listen on; empty: every address in production, else this machine only'),
  ORIGIN_EG: z
    .string()
    .default('')
    .describe('Public origin of the Egypt site, e.g. https://www.marsa.example; empty: from the request'),
  ORIGIN_AE: z
    .string()
    .default('')
    .describe('Public origin of the Dubai site, e.g. https://ae.marsa.example; empty: from the request'),
  DATA_DIR: z.string().default('.data').describe('Where the embedded database and uploaded files live'),
  DATABASE_URL: z.string().default('').describe('A PostgreSQL 15 or newer; empty: the embedded one in DATA_DIR'),
  SECRET: z
    .string()
    .default('marsa-development-secret')
    .describe('Signs what we hand out, 32 characters or more; no start on the default in production'),
  SECRET_BEFORE: list.describe(
    'Earlier SECRETs, so that what they sealed (files, second factors) can still be opened after a change',
  ),
  TRUST_PROXY: flag.describe('true behind a reverse proxy that sets X-Forwarded-For and X-Forwarded-Proto'),
  REUSE_PORT: flag.describe('true: a new process may listen beside the old one while that drains (Linux)'),
  METRICS_TOKEN: z
    .string()
    .default('')
    .describe(
      'Bearer token for /metrics, /healthz and /readyz from afar; empty: only from this machine and private networks',
    ),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('How much is written to the log'),
  SMTP_URL: z
    .string()
    .default('')
    .describe('smtp://user:password@host:port; empty: mail goes to the outbox (not in production)'),
  MAIL_FROM: z
    .string()
    .default('Marsa <no-reply@marsa.localhost>')
    .describe('Sender of our mail; an address of your own in production'),
  PAYMOB_EG_BASE_URL: z
    .string()
    .default('')
    .describe('https://accept.paymob.com; empty: the simulator (not in production)'),
  PAYMOB_EG_SECRET_KEY: z.string().default('').describe('Paymob secret key of the Egypt account'),
  PAYMOB_EG_PUBLIC_KEY: z.string().default('').describe('Paymob public key of the Egypt account'),
  PAYMOB_EG_HMAC_SECRET: z.string().default('').describe('Paymob HMAC secret of the Egypt account'),
  PAYMOB_EG_API_KEY: z.string().default('').describe('Paymob API key of the Egypt account, for inquiries'),
  PAYMOB_EG_CARD_INTEGRATION: z.coerce.number().int().default(0).describe('Paymob card integration id (EGP)'),
  PAYMOB_AE_BASE_URL: z
    .string()
    .default('')
    .describe('https://uae.paymob.com; empty: the simulator (not in production)'),
  PAYMOB_AE_SECRET_KEY: z.string().default('').describe('Paymob secret key of the UAE account'),
  PAYMOB_AE_PUBLIC_KEY: z.string().default('').describe('Paymob public key of the UAE account'),
  PAYMOB_AE_HMAC_SECRET: z.string().default('').describe('Paymob HMAC secret of the UAE account'),
  PAYMOB_AE_API_KEY: z.string().default('').describe('Paymob API key of the UAE account, for inquiries'),
  PAYMOB_AE_CARD_INTEGRATION: z.coerce.number().int().default(0).describe('Paymob card integration id (AED)'),
  READER_ALLOW_HOSTS: list.describe(
    'host:port pairs that the page fetcher may reach although they are not public; refused in production',
  ),
  ZYTE_API_KEY: z
    .string()
    .default('')
    .describe('Key of the Zyte API, asked for pages whose shop turns us away; empty: nobody is asked'),
  ZYTE_BASE_URL: z.url().default('https://api.zyte.com').describe('Where the Zyte API is; https in production'),
  ZYTE_CALLS_PER_DAY: z.coerce
    .number()
    .int()
    .min(0)
    .default(200)
    .describe('Most calls of the Zyte API in a day, each of which costs money; 0: none'),
  ZYTE_DEADLINE_SECONDS: z.coerce
    .number()
    .min(1)
    .max(200)
    .default(25)
    .describe('How long a customer waits for the Zyte API, tries and pauses included'),
  PAYMOB_SIMULATOR_PORT: z.coerce
    .number()
    .int()
    .default(0)
    .describe('Port of the Paymob simulator (development); 0: PORT + 1'),
  DEV_SHOPS_PORT: z.coerce.number().int().default(0).describe('Port of the demo shops (development); 0: PORT + 2'),
  DEMO: flag.default(true).describe('Fill a demo the first time (development)'),
  CUSTOMER_SERVICE_PHONE: z
    .string()
    .default('+20 2 0000 0000')
    .describe('Number shown to customers; yours in production'),
})

export type Settings = z.output<typeof settingsForm> & {
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

type Form = z.output<typeof settingsForm>

function unsafeInProduction(settings: Form): readonly string[] {
  const isDefault = (name: 'SECRET' | 'MAIL_FROM' | 'CUSTOMER_SERVICE_PHONE') =>
    settings[name] === settingsForm.shape[name].parse(undefined)
  const wrong: string[] = []
  if (isDefault('SECRET') || settings.SECRET.length < 32)
    wrong.push('SECRET: set one of your own, 32 characters or more')
  if (settings.READER_ALLOW_HOSTS.length > 0) wrong.push('READER_ALLOW_HOSTS: must be empty in production')
  if (!settings.ZYTE_BASE_URL.startsWith('https://')) wrong.push('ZYTE_BASE_URL: https only in production')
  if (settings.SMTP_URL === '') wrong.push('SMTP_URL: mail has to go somewhere')
  if (isDefault('MAIL_FROM')) wrong.push('MAIL_FROM: set the address your mail comes from')
  if (isDefault('CUSTOMER_SERVICE_PHONE')) wrong.push('CUSTOMER_SERVICE_PHONE: set the number customers may call')
  for (const name of ['ORIGIN_EG', 'ORIGIN_AE'] as const) {
    if (!/^https?:\/\/[^/\s]+$/.test(settings[name]))
      wrong.push(`${name}: needed for links and callbacks, like https://www.marsa.example and nothing after it`)
  }
  return [...wrong, ...missingPaymob(settings)]
}

function missingPaymob(settings: Form): readonly string[] {
  const names = (['EG', 'AE'] as const).flatMap((site) =>
    (['BASE_URL', 'SECRET_KEY', 'PUBLIC_KEY', 'HMAC_SECRET', 'API_KEY', 'CARD_INTEGRATION'] as const).map(
      (key) => `PAYMOB_${site}_${key}` as const,
    ),
  )
  const insecure = (['PAYMOB_EG_BASE_URL', 'PAYMOB_AE_BASE_URL'] as const).filter(
    (name) => settings[name] && !settings[name].startsWith('https://'),
  )
  return [
    ...names.filter((name) => !settings[name]).map((name) => `${name}: needed in production`),
    ...insecure.map((name) => `${name}: https only in production`),
  ]
}

/** Where `npm test` put the PostgreSQL that all test files share; empty when a file is run alone. */
export function readTestServerUrl(source: NodeJS.ProcessEnv = process.env): string {
  return source.TEST_SERVER_URL ?? ''
}

/** Whether the build at hand has the /dev pages: a production build has none. */
export function buildsDevPages(source: NodeJS.ProcessEnv = process.env): boolean {
  return source.MARSA_BUILD !== 'production'
}
