import { randomInt } from 'node:crypto'
import { hashToken } from '#people/access/opaque-token.ts'
import type { Work } from '#platform/work/work.ts'

const count = 10
const length = 12
// No letter or digit that is read as another one: 31^12 is 59 bits, and five tries are all there are.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten new codes, told once; those before them are of no use any more. */
export async function renewRecoveryCodes(work: Work, staffId: string): Promise<readonly string[]> {
  await work.db.deleteFrom('recovery_codes').where('staff_id', '=', staffId).execute()
  const codes = Array.from({ length: count }, newCode)
  const rows = codes.map((code) => ({ staff_id: staffId, code_hash: hashOf(code), created_at: work.now }))
  await work.db.insertInto('recovery_codes').values(rows).execute()
  return codes
}

/** Whether this was a recovery code not used before; it is now. */
export async function spendRecoveryCode(work: Work, staffId: string, code: string): Promise<boolean> {
  const spent = await work.db
    .updateTable('recovery_codes')
    .set({ used_at: work.now })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst()
  return spent !== undefined
}

function newCode(): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}

function hashOf(code: string): string {
  return hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
}
