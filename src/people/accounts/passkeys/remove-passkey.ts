import { requireProof } from '#people/access/require-proof.ts'
import { writeSecurityEvent } from '#people/access/security/record-security-event.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { queuePasskeyMail } from './passkey-mail.ts'

/** It opens nothing any more; told by mail. Somebody else's is not found. */
export async function removePasskey(work: Work, id: string): Promise<void> {
  requireProof(work)
  const customerId = signedInCustomer(work)
  const gone = isId(id)
    ? await work.db
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('customer_id', '=', customerId)
        .returning('name')
        .executeTakeFirst()
    : undefined
  if (!gone) throw no.NOT_FOUND()
  await writeSecurityEvent(work, { event: 'passkeyRemoved', kind: 'customer', id: customerId })
  await queuePasskeyMail(work, customerId, { name: gone.name, state: 'removed' })
}
