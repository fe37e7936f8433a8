import { createHmac, timingSafeEqual } from 'node:crypto'

export type Signed = { readonly timestamp: string; readonly token: string; readonly signature: string }

// Mailgun tries again for eight hours.
const longestSeconds = 12 * 3600
const aheadSeconds = 300

/**
 * Whether Mailgun signed this delivery: hex HMAC-SHA256 over the timestamp and the token. The signature does not cover the
 * message, so a token is taken once.
 */
export function isSignedByMailgun({ timestamp, token, signature }: Signed, key: string, now: Date): boolean {
  if (
    key === '' ||
    !/^\d{1,12}$/.test(timestamp) ||
    !/^[\w-]{20,100}$/.test(token) ||
    !/^[0-9a-f]{64}$/i.test(signature)
  )
    return false
  const age = now.getTime() / 1000 - Number(timestamp)
  if (age > longestSeconds || age < -aheadSeconds) return false
  const expected = createHmac('sha256', key)
    .update(timestamp + token)
    .digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}
