import { Secret, TOTP } from 'otpauth'
import { brand } from '#platform/settings/brand.ts'

const period = 30

/** A new secret of 160 bits, as authenticator apps use it. */
export function newSecondFactorSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The content of an enrolment's QR code (otpauth://…). */
export function enrolmentAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

/**
 * The 30-second step of this code: the present one, one before or one after, for clocks that differ. Null for a wrong
 * code and for a step that is not after `lastStep`, so that a code cannot be used twice (RFC 6238 §5.2).
 */
export function stepOfCode(secret: string, code: string, now: Date, lastStep: bigint | null): bigint | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  if (delta === null) return null
  const step = BigInt(Math.floor(timestamp / 1000 / period) + delta)
  return lastStep !== null && step <= lastStep ? null : step
}

/** The code that an authenticator shows at that moment; for demos and tests. */
export function codeAt(secret: string, at: Date): string {
  return totpOf(secret).generate({ timestamp: at.getTime() })
}

function totpOf(secret: string, label = 'staff'): TOTP {
  return new TOTP({
    issuer: brand.name.en,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period,
  })
}
