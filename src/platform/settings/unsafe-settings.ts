import { isGuessable } from './guessable.ts'
import { type SettingsForm, settingsForm } from './settings-form.ts'
import { codeOf, paymobSites, phoneSettings, unsafeSeller } from './site-settings.ts'
import { unsafeConnections } from './unsafe-connections.ts'

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
  ]
}

// Who can guess one of these secrets can act as somebody else.
const keys = [
  ...paymobSites.flatMap((site) =>
    (['SECRET_KEY', 'HMAC_SECRET', 'API_KEY'] as const).map((key) => `PAYMOB_${codeOf(site)}_${key}` as const),
  ),
  ...(['FAWRY_SECURE_KEY', 'BOSTA_API_KEY', 'BOSTA_NEWS_SECRET', 'ZYTE_API_KEY'] as const),
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
