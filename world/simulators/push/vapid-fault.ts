import { createPublicKey, verify } from 'node:crypto'

type Expected = { readonly origin: string; readonly publicKey: string }

/** Why a push service does not believe a sender (RFC 8292); null: it does. */
export function vapidFault(header: string, { origin, publicKey }: Expected): string | null {
  const found = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(header)
  if (!found) return 'no vapid header'
  const [, head = '', said = '', signature = '', key = ''] = found
  if (key !== publicKey) return 'another key than the browser subscribed with'
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const signer = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const given = Buffer.from(signature, 'base64url')
  if (!verify('sha256', Buffer.from(`${head}.${said}`), { key: signer, dsaEncoding: 'ieee-p1363' }, given))
    return 'the signature does not fit'
  const { aud, exp, sub } = JSON.parse(Buffer.from(said, 'base64url').toString('utf8')) as Record<string, unknown>
  if (aud !== origin) return `for ${String(aud)}, not for ${origin}`
  const left = Number(exp) - Date.now() / 1000
  if (!(left > 0 && left <= 86_400)) return 'expired, or longer than a day'
  return /^(mailto:|https:)/.test(String(sub)) ? null : 'no contact'
}
