import { no } from '#people/access/people.refusals.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { readAccount } from '#people/accounts/read-account.ts'
import { noteProof, proveBy } from '#people/proofs/take-proof.ts'
import type { Visit } from '#platform/http/visit.ts'
import { askMailCode } from './ask-mail-code.ts'
import { checkMailCode, useMailCode } from './check-mail-code.ts'
import type { EnterCode } from './mail-code-form.ts'

/** Mails a code to the address of the signed-in customer's own account. */
export async function askProofCode(visit: Visit): Promise<{ readonly id: string }> {
  return askMailCode(visit, await readOwnEmail(visit))
}

/** The fresh proof of a customer who has no password, or does not know it: the code from their own mail. */
export async function proveByMailCode(visit: Visit, entered: EnterCode): Promise<void> {
  const own = await readOwnEmail(visit)
  await proveBy(visit, async (token) => {
    const email = await checkMailCode(visit, entered)
    if (email.toLowerCase() !== own.toLowerCase()) throw no.WRONG_MAIL_CODE({ path: 'code' })
    await visit.write(async (work) => {
      await useMailCode(work, entered.ask)
      await noteProof(work, token)
    })
  })
}

export async function readOwnEmail(visit: Visit): Promise<string> {
  const account = await visit.read((work) => readAccount(work, { id: signedInCustomer(work) }))
  if (!account) throw no.NOT_SIGNED_IN()
  return account.email
}
