import { isSealed, type Sealer } from '#platform/files/seal.ts'

const sealedMark = 'sealed:'
const about = (staffId: string) => `second factor of ${staffId}`

/** An authenticator's secret as the database keeps it: who reads or copies the table has no second factor. */
export function sealSecret(sealer: Sealer, staffId: string, secret: string): string {
  return sealedMark + sealer.seal(Buffer.from(secret), about(staffId)).toString('base64')
}

/** The secret itself. Those of before sealing stand as they are until the shop opens (`sealSecondFactors`). */
export function openSecret(sealer: Sealer, staffId: string, kept: string): string {
  if (!kept.startsWith(sealedMark)) return kept
  return sealer.open(bytesOf(kept), about(staffId)).toString()
}

/** Whether it is sealed with the key of today. */
export function isSealedToday(sealer: Sealer, kept: string): boolean {
  return kept.startsWith(sealedMark) && isSealed(bytesOf(kept)) && sealer.isCurrent(bytesOf(kept))
}

function bytesOf(kept: string): Buffer {
  return Buffer.from(kept.slice(sealedMark.length), 'base64')
}
