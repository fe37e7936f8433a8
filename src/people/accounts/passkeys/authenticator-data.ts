import { createHash, timingSafeEqual } from 'node:crypto'

export type AuthenticatorData = {
  readonly counter: number
  /** With a new passkey: its id, and the bytes that begin with its public key. */
  readonly made: { readonly credentialId: string; readonly key: Buffer } | null
}

const [present, verified, attested] = [0x01, 0x04, 0x40]

/**
 * What an authenticator signs (WebAuthn §6.1), for this domain, with its user present and verified; null for anything
 * else.
 */
export function readAuthenticatorData(bytes: Buffer, domain: string): AuthenticatorData | null {
  if (bytes.length < 37) return null
  const isOurs = timingSafeEqual(bytes.subarray(0, 32), createHash('sha256').update(domain).digest())
  const flags = bytes[32] ?? 0
  if (!isOurs || !(flags & present) || !(flags & verified)) return null
  return { counter: bytes.readUInt32BE(33), made: flags & attested ? readMade(bytes) : null }
}

function readMade(bytes: Buffer): AuthenticatorData['made'] {
  if (bytes.length < 55) return null
  const end = 55 + bytes.readUInt16BE(53)
  if (end > bytes.length) return null
  return { credentialId: bytes.subarray(55, end).toString('base64url'), key: bytes.subarray(end) }
}

type Expected = {
  readonly type: 'webauthn.create' | 'webauthn.get'
  readonly challenge: string
  readonly origin: string
}

/** Whether the browser answered this challenge, on our own page and in no frame of another (WebAuthn §5.8.1). */
export function isClientData(json: Buffer, { type, challenge, origin }: Expected): boolean {
  try {
    const said: unknown = JSON.parse(json.toString('utf8'))
    if (typeof said !== 'object' || said === null) return false
    const { type: ofType, challenge: answered, origin: there, crossOrigin } = said as Record<string, unknown>
    return ofType === type && answered === challenge && there === new URL(origin).origin && crossOrigin !== true
  } catch {
    return false
  }
}
