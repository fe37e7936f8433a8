import { isLoopback } from '#platform/values/cookies.ts'
import { missingAdverts } from './advert-settings.ts'
import { type SettingsForm, settingsForm } from './settings-form.ts'
import { codeOf, originSettings, paymobSites, phoneSettings, unsafeSeller } from './site-settings.ts'

/** The settings that are not safe with real customers' money, each by its name. */
export function unsafeInProduction(settings: SettingsForm): readonly string[] {
  const isDefault = (name: 'SECRET' | 'MAIL_FROM' | keyof typeof phoneSettings) =>
    settings[name] === settingsForm.shape[name].parse(undefined)
  const wrong: string[] = []
  if (isDefault('SECRET') || settings.SECRET.length < 32 || isGuessable(settings.SECRET, 90))
    wrong.push('SECRET: set a random one of your own, 32 characters or more: openssl rand -base64 48')
  if (settings.METRICS_TOKEN && (settings.METRICS_TOKEN.length < 24 || isGuessable(settings.METRICS_TOKEN, 60)))
    wrong.push('METRICS_TOKEN: random, 24 characters or more: openssl rand -hex 24')
  if (settings.TRUST_PROXY.some((network) => /\/0+$/.test(network)))
    wrong.push('TRUST_PROXY: name your proxies; /0 believes everybody')
  if (settings.READER_ALLOW_HOSTS.length > 0) wrong.push('READER_ALLOW_HOSTS: must be empty in production')
  if (!settings.ZYTE_BASE_URL.startsWith('https://')) wrong.push('ZYTE_BASE_URL: https only in production')
  if (isDefault('MAIL_FROM')) wrong.push('MAIL_FROM: set the address your mail comes from')
  for (const name of Object.keys(phoneSettings) as (keyof typeof phoneSettings)[]) {
    if (isDefault(name)) wrong.push(`${name}: set the number customers may call`)
  }
  for (const name of ['CBE_BASE_URL', 'CBUAE_BASE_URL', 'ECB_BASE_URL', 'ER_API_BASE_URL'] as const) {
    if (settings[name] && !settings[name].startsWith('https://')) wrong.push(`${name}: https only in production`)
  }
  return [
    ...wrong,
    ...unsafeConnections(settings),
    ...guessableKeys(settings),
    ...unsafeSeller(settings),
    ...missingPaymob(settings),
    ...missingFawry(settings),
    ...missingBosta(settings),
    ...missingMessages(settings),
    ...missingInbox(settings),
    ...missingAdverts(settings),
  ]
}

/** The names of the settings whose connections leave this machine unencrypted; loopback and sockets stay on it. */
function unsafeConnections(settings: SettingsForm): readonly string[] {
  const isOurs = (host: string) => isLoopback(host) || settings.UNENCRYPTED_HOSTS.includes(host)
  return [
    ...unsafeOrigins(settings),
    ...unsafeMail('SMTP_URL', settings.SMTP_URL, isOurs),
    ...(settings.NEWSLETTER_SMTP_URL === ''
      ? []
      : unsafeMail('NEWSLETTER_SMTP_URL', settings.NEWSLETTER_SMTP_URL, isOurs)),
    ...unsafeDatabase(settings, isOurs),
  ]
}

function unsafeOrigins(settings: SettingsForm): readonly string[] {
  return (Object.keys(originSettings) as (keyof typeof originSettings)[]).flatMap((name) => {
    const origin = settings[name]
    if (!/^https?:\/\/[^/\s@?#]+$/.test(origin) || !URL.canParse(origin))
      return [`${name}: needed for links and callbacks, like https://www.marsa.example and nothing after it`]
    const { protocol, hostname } = new URL(origin)
    if (protocol === 'https:' || isLoopback(hostname)) return []
    return [`${name}: https only in production; http: is for this machine itself`]
  })
}

type IsOurs = (host: string) => boolean

function unsafeMail(name: string, address: string, isOurs: IsOurs): readonly string[] {
  if (address === '') return [`${name}: mail has to go somewhere`]
  if (!/^smtps?:\/\//.test(address) || !URL.canParse(address)) return [`${name}: like smtps://user:password@host:465`]
  const { protocol, hostname, searchParams } = new URL(address)
  if (isOurs(hostname)) return []
  const isChecked = searchParams.get('tls.rejectUnauthorized') !== 'false' && searchParams.get('ignoreTLS') !== 'true'
  const isEncrypted = protocol === 'smtps:' || searchParams.get('requireTLS') === 'true'
  if (isEncrypted && isChecked) return []
  return [`${name}: smtps://… or smtp://…?requireTLS=true with a certificate that is checked ${orOurs}`]
}

function unsafeDatabase({ DATABASE_URL }: SettingsForm, isOurs: IsOurs): readonly string[] {
  if (DATABASE_URL === '' || /^(\/|socket:)/.test(DATABASE_URL)) return []
  if (!/^postgres(ql)?:\/\//.test(DATABASE_URL) || !URL.canParse(DATABASE_URL))
    return ['DATABASE_URL: like postgres://user:password@host:5432/marsa?sslmode=verify-full']
  const { hostname, searchParams } = new URL(DATABASE_URL)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  if (host === '' || host.startsWith('/') || isOurs(host)) return []
  if (searchParams.get('sslmode') === 'verify-full') return []
  return [`DATABASE_URL: sslmode=verify-full ${orOurs}`]
}

const orOurs = '(a host on a private network of your own: name it in UNENCRYPTED_HOSTS)'

/**
 * Whether a secret is easy to guess: short, few different characters, a run like `abcdef`, or a repeated block. `bits` is
 * the entropy that it must have; a random hexadecimal digit counts 4 bits, a random letter of base64 6.
 */
export function isGuessable(secret: string, bits: number): boolean {
  const isRepeated = secret !== '' && `${secret}${secret}`.indexOf(secret, 1) < secret.length
  const codes = [...secret].map((sign) => sign.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0))
  return isRepeated || Math.min(bitsEach(codes), bitsEach(steps)) * secret.length < bits
}

// Shannon entropy of one character, from the frequency of each.
function bitsEach(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()].reduce(
    (sum, count) => sum - (count / values.length) * Math.log2(count / values.length),
    0,
  )
}

// Who can guess one of these secrets can act as somebody else.
const keys = [
  ...paymobSites.flatMap((site) =>
    (['SECRET_KEY', 'HMAC_SECRET', 'API_KEY'] as const).map((key) => `PAYMOB_${codeOf(site)}_${key}` as const),
  ),
  ...(['FAWRY_SECURE_KEY', 'BOSTA_API_KEY', 'BOSTA_NEWS_SECRET', 'ZYTE_API_KEY', 'MAILGUN_SIGNING_KEY'] as const),
  ...(['TWILIO_AUTH_TOKEN', 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'] as const),
]

function guessableKeys(settings: SettingsForm): readonly string[] {
  return keys
    .filter((name) => settings[name] !== '' && (settings[name].length < 16 || isGuessable(settings[name], 32)))
    .map((name) => `${name}: too short or too plain to be the key of a real account; 16 characters or more`)
}

function missingPaymob(settings: SettingsForm): readonly string[] {
  const names = paymobSites.flatMap((site) =>
    (['BASE_URL', 'SECRET_KEY', 'PUBLIC_KEY', 'HMAC_SECRET', 'API_KEY', 'CARD_INTEGRATION'] as const).map(
      (key) => `PAYMOB_${codeOf(site)}_${key}` as const,
    ),
  )
  const insecure = paymobSites
    .map((site) => `PAYMOB_${codeOf(site)}_BASE_URL` as const)
    .filter((name) => settings[name] && !settings[name].startsWith('https://'))
  return [
    ...names.filter((name) => !settings[name]).map((name) => `${name}: needed in production`),
    ...insecure.map((name) => `${name}: https only in production`),
  ]
}

// A Fawry account is complete or absent; a part of one is a mistake.
function missingFawry(settings: SettingsForm): readonly string[] {
  const names = ['FAWRY_BASE_URL', 'FAWRY_MERCHANT_CODE', 'FAWRY_SECURE_KEY'] as const
  if (names.every((name) => !settings[name])) return []
  const missing = names.filter((name) => !settings[name]).map((name) => `${name}: needed with the others of Fawry`)
  const isSafe = settings.FAWRY_BASE_URL === '' || settings.FAWRY_BASE_URL.startsWith('https://')
  return isSafe ? missing : [...missing, 'FAWRY_BASE_URL: https only in production']
}

// The same for Bosta.
function missingBosta(settings: SettingsForm): readonly string[] {
  const names = ['BOSTA_BASE_URL', 'BOSTA_API_KEY', 'BOSTA_NEWS_SECRET'] as const
  if (names.every((name) => !settings[name])) return []
  const wrong = names.filter((name) => !settings[name]).map((name) => `${name}: needed with the others of Bosta`)
  if (settings.BOSTA_BASE_URL && !settings.BOSTA_BASE_URL.startsWith('https://'))
    wrong.push('BOSTA_BASE_URL: https only in production')
  return wrong
}

// Likewise each company that carries messages.
const messageAccounts = [
  ['SMS_MISR_USERNAME', 'SMS_MISR_PASSWORD', 'SMS_MISR_SENDER'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
] as const

function missingMessages(settings: SettingsForm): readonly string[] {
  const incomplete = messageAccounts.flatMap((names) =>
    names.some((name) => settings[name])
      ? names.filter((name) => !settings[name]).map((name) => `${name}: needed with ${names[0]}`)
      : [],
  )
  const hosts = ['SMS_MISR_BASE_URL', 'TWILIO_BASE_URL', 'TWILIO_VERIFY_BASE_URL', 'WHATSAPP_BASE_URL'] as const
  const insecure = hosts.filter((name) => !settings[name].startsWith('https://'))
  return [...incomplete, ...wrongVapid(settings), ...insecure.map((name) => `${name}: https only in production`)]
}

// Only the form is looked at here: whether the two keys belong together is found at the first message.
function wrongVapid({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: SettingsForm): readonly string[] {
  if (!VAPID_PUBLIC_KEY && !VAPID_PRIVATE_KEY) return []
  return [
    ...(/^[\w-]{87}$/.test(VAPID_PUBLIC_KEY) ? [] : ['VAPID_PUBLIC_KEY: 87 letters of base64url']),
    ...(/^[\w-]{43}$/.test(VAPID_PRIVATE_KEY) ? [] : ['VAPID_PRIVATE_KEY: 43 letters of base64url']),
    ...(/^(mailto:|https:)/.test(VAPID_SUBJECT) && !VAPID_SUBJECT.endsWith('.localhost')
      ? []
      : ['VAPID_SUBJECT: a mailto: or https: address of your own']),
  ]
}

// Without an inbox answers come on the site alone, and the key is for events of mail; an inbox without the key is a mistake.
function missingInbox({ REPLY_INBOX: inbox, MAILGUN_SIGNING_KEY: key }: SettingsForm): readonly string[] {
  if (inbox === '') return []
  return [
    ...(/^[a-z0-9._-]+@[a-z0-9.-]+$/i.test(inbox) ? [] : ['REPLY_INBOX: one address, like reply@in.marsa.example']),
    ...(key === '' ? ['MAILGUN_SIGNING_KEY: needed with REPLY_INBOX'] : []),
  ]
}
