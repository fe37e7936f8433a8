import { randomInt } from 'node:crypto'
import { hashToken } from '#people/access/opaque-token.ts'

const count = 10
const length = 12
// No letter or digit that is read as another one: 31^12 is 59 bits, and five tries are all there are.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten new recovery codes for a lost phone, told once; the database has their hashes. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: count }, newCode)
}

/** The stored form of a recovery code, however it is typed. */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
}

function newCode(): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}
