import { audit } from '#people/access/audit.ts'
import { hashToken } from '#people/access/opaque-token.ts'
import { no } from '#people/access/people.refusals.ts'
import type { Sealer } from '#platform/files/seal.ts'
import type { Doors } from '#platform/http/visit.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import type { Work } from '#platform/work/work.ts'
import { stepOfCode } from './one-time-code.ts'
import { isPassword } from './password-hash.ts'
import { openSecret } from './sealed-secret.ts'

/** The session's user shows again who they are: customers their password, compared between two transactions, staff a code. */
export async function giveProof({ read, write }: Doors, token: string, proof: string, sealer: Sealer): Promise<void> {
  const stored = await read(readPasswordHash)
  const isRight = stored !== undefined && (await isPassword(stored, proof))
  await write(async (work) => {
    if (work.who.kind === 'customer') {
      if (!isRight || (await readPasswordHash(work)) !== stored) throw no.WRONG_PASSWORD({ path: 'proof' })
    } else if (work.who.kind === 'staff') await checkCode(work, work.who.id, proof, sealer)
    else throw no.NOT_SIGNED_IN()
    await work.db
      .updateTable('sessions')
      .set({ proved_at: work.now })
      .where('token_hash', '=', hashToken(token))
      .execute()
  })
}

// Of a customer; `undefined` for anybody else.
async function readPasswordHash({ db, who }: Work): Promise<string | undefined> {
  if (who.kind !== 'customer') return undefined
  const row = await db.selectFrom('customers').select('password_hash').where('id', '=', who.id).executeTakeFirst()
  return row?.password_hash
}

// Locked, so that of two answers with the same code one counts.
async function checkCode(work: Work, id: string, typed: string, sealer: Sealer): Promise<void> {
  const member = await work.db
    .selectFrom('staff_members')
    .select(['totp_secret', 'totp_last_step'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const code = withWesternDigits(typed).replace(/\s/g, '')
  const secret = member?.totp_secret ? openSecret(sealer, id, member.totp_secret) : null
  const step =
    secret && /^\d{6}$/.test(code) ? stepOfCode(secret, code, work.now, member?.totp_last_step ?? null) : null
  if (step === null) throw no.WRONG_SIGN_IN_CODE({ path: 'proof' })
  await work.db.updateTable('staff_members').set({ totp_last_step: step }).where('id', '=', id).execute()
  await audit(work, { action: 'staff.proof', subject: `staff:${id}` })
}
