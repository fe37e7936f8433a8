import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'

/** Our key pair, by which push services know us (RFC 8292), and where they can reach us. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string; readonly subject: string }

const lastsSeconds = 12 * 3600

/** The header that says to the push service of this endpoint that the message is ours. */
export function vapidHeader(keys: VapidKeys, endpoint: string, now: Date): string {
  const head = part({ typ: 'JWT', alg: 'ES256' })
  const exp = Math.floor(now.getTime() / 1000) + lastsSeconds
  const input = `${head}.${part({ aud: new URL(endpoint).origin, exp, sub: keys.subject })}`
  const signature = sign('sha256', Buffer.from(input), { key: privateKeyOf(keys), dsaEncoding: 'ieee-p1363' })
  return `vapid t=${input}.${signature.toString('base64url')}, k=${keys.publicKey}`
}

function part(said: object): string {
  return Buffer.from(JSON.stringify(said)).toString('base64url')
}

function privateKeyOf({ publicKey, privateKey }: VapidKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey } })
}

/** Whether the two belong together. */
export function isVapidPair(publicKey: string, privateKey: string): boolean {
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
    return pair.getPublicKey().toString('base64url') === publicKey
  } catch {
    return false
  }
}
