import { isLoopback } from '#platform/values/cookies.ts'
import type { SettingsForm } from './settings-form.ts'
import { originSettings } from './site-settings.ts'

/** The names of the settings whose connections leave this machine unencrypted; loopback and sockets stay on it. */
export function unsafeConnections(settings: SettingsForm): readonly string[] {
  const isOurs = (host: string) => isLoopback(host) || settings.UNENCRYPTED_HOSTS.includes(host)
  return [...unsafeOrigins(settings), ...unsafeMail(settings.SMTP_URL, isOurs), ...unsafeDatabase(settings, isOurs)]
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

function unsafeMail(address: string, isOurs: IsOurs): readonly string[] {
  if (address === '') return ['SMTP_URL: mail has to go somewhere']
  if (!/^smtps?:\/\//.test(address) || !URL.canParse(address)) return ['SMTP_URL: like smtps://user:password@host:465']
  const { protocol, hostname, searchParams } = new URL(address)
  if (isOurs(hostname)) return []
  const isChecked = searchParams.get('tls.rejectUnauthorized') !== 'false' && searchParams.get('ignoreTLS') !== 'true'
  const isEncrypted = protocol === 'smtps:' || searchParams.get('requireTLS') === 'true'
  if (isEncrypted && isChecked) return []
  return [`SMTP_URL: smtps://… or smtp://…?requireTLS=true with a certificate that is checked ${orOurs}`]
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
