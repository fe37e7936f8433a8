import { z } from 'zod'
import { sellerSettings } from './seller-settings.ts'

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
  PAYMOB_EG_WALLET_INTEGRATION: z.coerce
    .number()
    .int()
    .default(0)
    .describe('Paymob mobile wallet integration id (EGP); 0: mobile wallets are not offered'),
  PAYMOB_AE_BASE_URL: z
    .string()
    .default('')
    .describe('https://uae.paymob.com; empty: the simulator (not in production)'),
  PAYMOB_AE_SECRET_KEY: z.string().default('').describe('Paymob secret key of the UAE account'),
  PAYMOB_AE_PUBLIC_KEY: z.string().default('').describe('Paymob public key of the UAE account'),
  PAYMOB_AE_HMAC_SECRET: z.string().default('').describe('Paymob HMAC secret of the UAE account'),
  PAYMOB_AE_API_KEY: z.string().default('').describe('Paymob API key of the UAE account, for inquiries'),
  PAYMOB_AE_CARD_INTEGRATION: z.coerce.number().int().default(0).describe('Paymob card integration id (AED)'),
  FAWRY_BASE_URL: z
    .string()
    .default('')
    .describe('https://www.atfawry.com; empty: the simulator, or in production no Fawry and no valU'),
  FAWRY_MERCHANT_CODE: z.string().default('').describe('FawryPay merchant code'),
  FAWRY_SECURE_KEY: z.string().default('').describe('FawryPay secure key, which signs both ways'),
  FAWRY_CARD_METHOD: z
    .string()
    .default('CARD')
    .describe('How this Fawry account spells cards on its page; none: not offered'),
  FAWRY_INSTALMENT_METHOD: z
    .string()
    .default('none')
    .describe('How it spells bank instalments, as Fawry tells you, like BANK_INSTALLMENT; none: not offered'),
  FAWRY_VALU_METHOD: z.string().default('VALU').describe('How it spells valU; none: not offered'),
  BOSTA_BASE_URL: z
    .string()
    .default('')
    .describe('https://app.bosta.co/api/v2; empty: the simulator, or in production Bosta is not offered'),
  BOSTA_API_KEY: z.string().default('').describe('Bosta API key with full access: cancelling needs it'),
  BOSTA_NEWS_SECRET: z
    .string()
    .default('')
    .describe('A long random value of your own, which Bosta sends back in a header of its news'),
  BOSTA_PICKUP_LOCATION: z
    .string()
    .default('')
    .describe('Id of the place where Bosta collects our parcels; empty: the default of the account'),
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
  BOSTA_SIMULATOR_PORT: z.coerce
    .number()
    .int()
    .default(0)
    .describe('Port of the Bosta simulator (development); 0: PORT + 4'),
  DEV_SHOPS_PORT: z.coerce.number().int().default(0).describe('Port of the demo shops (development); 0: PORT + 2'),
  DEMO: flag.default(true).describe('Fill a demo the first time (development)'),
  CUSTOMER_SERVICE_PHONE_EG: z
    .string()
    .default('+20 2 0000 0000')
    .describe('Number shown to customers of the Egypt site; yours in production'),
  CUSTOMER_SERVICE_PHONE_AE: z
    .string()
    .default('+971 4 000 0000')
    .describe('Number shown to customers of the Dubai site; yours in production'),
  ...sellerSettings,
})

export type SettingsForm = z.output<typeof settingsForm>
