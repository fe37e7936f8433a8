import { randomInt } from 'node:crypto'
import { no } from '#people/access/people.refusals.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { codeLength } from '#people/accounts/mail-code/code-length.ts'
import { limitProbes } from '#people/accounts/probe-limit.ts'
import { readAccount } from '#people/accounts/read-account.ts'
import { tryAccountMail } from '#people/accounts/try-account-mail.ts'
import { hashPassword } from '#people/proofs/password-hash.ts'
import type { Visit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { type Ceiling, limitGrowing } from '#platform/work/limit-rate.ts'
import type { Work } from '#platform/work/work.ts'
import { queueNewAddressCode } from './email-change-mail.ts'

const lastsMinutes = 10
const perCustomer: Ceiling = [
  [5, 900],
  [10, 86_400],
]

type Wish = { readonly email: string; readonly code: string; readonly codeHash: string }

/** Mails a code to the new address, five an hour at most. The id belongs to who asked. */
export async function tryEmailChange(visit: Visit, email: string): Promise<{ readonly id: string }> {
  requireProof(visit)
  return tryAccountMail(visit, async () => {
    await visit.write((work) => limitGrowing(work, `email-change:${visit.who.id}`, perCustomer))
    const code = String(randomInt(0, 10 ** codeLength)).padStart(codeLength, '0')
    const codeHash = await hashPassword(code)
    return limitProbes(visit, () => visit.write((work) => askEmailChange(work, { email, code, codeHash })))
  })
}

/**
 * Refuses EMAIL_TAKEN for an address of another account, EMAIL_YOURS for the present one.
 * @public The test of proofs tries it alone.
 */
export async function askEmailChange(work: Work, { email, code, codeHash }: Wish): Promise<{ readonly id: string }> {
  requireProof(work)
  const account = await readAccount(work, { id: signedInCustomer(work) })
  if (!account) throw no.NOT_SIGNED_IN()
  const other = await work.db.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirst()
  if (other) throw (other.id === account.id ? no.EMAIL_YOURS : no.EMAIL_TAKEN)({ path: 'email' })
  const id = newId()
  await work.db
    .insertInto('email_changes')
    .values({
      id,
      customer_id: account.id,
      old_email: account.email,
      new_email: email,
      code_hash: codeHash,
      asked_at: work.now,
      expires_at: new Date(work.now.getTime() + lastsMinutes * 60_000),
    })
    .execute()
  await queueNewAddressCode(work, { ...account, email }, { id, code, minutes: lastsMinutes })
  return { id }
}

/** The new address that the acting customer was mailed a code at; null once that is over. */
export async function readEmailChange(work: Work, id: string): Promise<{ readonly email: string } | null> {
  const found = await work.db
    .selectFrom('email_changes')
    .select('new_email as email')
    .where('id', '=', id)
    .where('customer_id', '=', signedInCustomer(work))
    .where('changed_at', 'is', null)
    .where('expires_at', '>', work.now)
    .executeTakeFirst()
  return found ?? null
}
