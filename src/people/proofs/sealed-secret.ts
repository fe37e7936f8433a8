import type { Sealer } from '#platform/files/seal.ts'
import { isSealed } from '#platform/work/key-ring.ts'

const sealedMark = 'sealed:'
const about = (staffId: string) => `second factor of ${staffId}`

/** An authenticator's secret as the database stores it: a copy of the table gives nobody the second factor. */
export function sealSecret(sealer: Sealer, staffId: string, secret: string): string {
  return sealedMark + sealer.seal(Buffer.from(secret), about(staffId)).toString('base64')
}

/**
 * The secret itself. Unsealed ones from earlier are returned as they are until the shop starts (`sealSecondFactors`).
 */
export function openSecret(sealer: Sealer, staffId: string, kept: string): string {
  if (!kept.startsWith(sealedMark)) return kept
  return sealer.open(bytesOf(kept), about(staffId)).toString()
}

/** Whether it is sealed with the current key. */
export function isSealedToday(sealer: Sealer, kept: string): boolean {
  return kept.startsWith(sealedMark) && isSealed(bytesOf(kept)) && sealer.isCurrent(bytesOf(kept))
}

function bytesOf(kept: string): Buffer {
  return Buffer.from(kept.slice(sealedMark.length), 'base64')
}
