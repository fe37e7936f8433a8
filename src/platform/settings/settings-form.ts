import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { accountSettings } from './account-settings.ts'
import { advertSettings } from './advert-settings.ts'
import { messageSettings } from './message-settings.ts'
import { originSettings, phoneSettings, sellerSettings } from './site-settings.ts'

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

const proxies = list.superRefine((entries, context) => {
  for (const entry of entries) {
    const [address = ''] = entry.split('/')
    const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)
    const isNetwork = isAddress && (!entry.includes('/') || ipaddr.isValidCIDR(entry))
    if (!isNetwork) context.addIssue({ code: 'custom', message: `${entry} is no address and no network (CIDR)` })
  }
})

/** Every setting of the program, with its default and meaning (`.env.example` is made from this). */
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
  ...originSettings,
  DATA_DIR: z.string().default('.data').describe('Where the embedded database and uploaded files live'),
  DATABASE_URL: z
    .string()
    .default('')
    .describe(
      'A PostgreSQL 15 or newer, with sslmode=verify-full where it is elsewhere; empty: the embedded one in DATA_DIR',
    ),
  UNENCRYPTED_HOSTS: list.describe(
    'Hosts of DATABASE_URL and SMTP_URL that production may reach without TLS, the network between being yours alone: db.internal,10.0.0.5',
  ),
  SECRET: z
    .string()
    .default('marsa-development-secret')
    .describe('Signs what we hand out, 32 random characters or more; no start on the default in production'),
  SECRET_BEFORE: list.describe(
    'Earlier SECRETs, so that what they sealed (files, second factors) can still be opened after a change',
  ),
  VAULT_KEYS: list.describe(
    'Keys that seal numbers of phones and national IDs, the present one first; empty: SECRET. To replace one: new,old, then npm run seal',
  ),
  TRUST_PROXY: proxies.describe(
    'Addresses or networks (CIDR) of your reverse proxies, like 127.0.0.1,10.0.0.0/8: what they forward is believed; empty: nobody',
  ),
  REUSE_PORT: flag.describe('true: a new process may listen beside the old one while that drains (Linux)'),
  SERVER_PROCESSES: z.coerce
    .number()
    .int()
    .min(0)
    .max(64)
    .default(0)
    .describe('How many processes answer visitors; 0: in production one for each core, up to eight, else one'),
  METRICS_TOKEN: z
    .string()
    .default('')
    .describe(
      'Bearer token for /metrics, /healthz and /readyz from afar, 24 random characters or more; empty: only from this machine and private networks',
    ),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('How much is written to the log'),
  SMTP_URL: z
    .string()
    .default('')
    .describe(
      'smtps://user:password@host:465 or smtp://…:587?requireTLS=true; empty: mail goes to the outbox (not in production)',
    ),
  MAIL_FROM: z
    .string()
    .default('Marsa <no-reply@marsa.localhost>')
    .describe('Sender of our mail; an address of your own in production'),
  NEWSLETTER_SMTP_URL: z
    .string()
    .default('')
    .describe('Mail server of campaigns, best of a domain of its own; empty: SMTP_URL'),
  NEWSLETTER_FROM: z.string().default('').describe('Sender of campaigns; empty: MAIL_FROM'),
  NEWSLETTER_PER_SECOND: z.coerce
    .number()
    .int()
    .min(1)
    .max(500)
    .default(20)
    .describe('How many mails of campaigns leave in a second at most'),
  ...messageSettings,
  ...advertSettings,
  ...accountSettings,
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
  CBE_BASE_URL: z
    .string()
    .default('')
    .describe('https://www.cbe.org.eg, for exchange rates; empty: the simulator, or in production nobody is asked'),
  CBUAE_BASE_URL: z
    .string()
    .default('')
    .describe('https://www.centralbank.ae, for exchange rates; empty: the simulator, or in production nobody is asked'),
  ECB_BASE_URL: z
    .string()
    .default('')
    .describe('https://www.ecb.europa.eu, for currencies that those two do not quote; empty: likewise'),
  ER_API_BASE_URL: z
    .string()
    .default('')
    .describe('https://open.er-api.com, for what the European Central Bank does not quote either; empty: likewise'),
  PAYMOB_SIMULATOR_PORT: z.coerce
    .number()
    .int()
    .default(0)
    .describe('Port of the Paymob simulator (development); 0: PORT + 1'),
  FAWRY_SIMULATOR_PORT: z.coerce
    .number()
    .int()
    .default(0)
    .describe('Port of the Fawry simulator (development); 0: PORT + 3'),
  PUSH_SIMULATOR_PORT: z.coerce
    .number()
    .int()
    .default(0)
    .describe('Port of the simulator of a push service (development); 0: PORT + 7'),
  MESSAGES_SIMULATOR_PORT: z.coerce
    .number()
    .int()
    .default(0)
    .describe('Port of the simulator of SMS and WhatsApp (development); 0: PORT + 5'),
  BOSTA_SIMULATOR_PORT: z.coerce
    .number()
    .int()
    .default(0)
    .describe('Port of the Bosta simulator (development); 0: PORT + 4'),
  MAIL_SIMULATOR_PORT: z.coerce
    .number()
    .int()
    .default(0)
    .describe('Port of the simulated mail company (development); 0: PORT + 6'),
  DEV_SHOPS_PORT: z.coerce.number().int().default(0).describe('Port of the demo shops (development); 0: PORT + 2'),
  DEMO: flag.default(true).describe('Fill a demo the first time (development)'),
  ...phoneSettings,
  ...sellerSettings,
})

export type SettingsForm = z.output<typeof settingsForm>
