import { audit } from '#people/access/audit.ts'
import { endSessions } from '#people/access/end-sessions.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { writeSecurityEvent } from '#people/access/security/record-security-event.ts'
import { queueFactorMail } from '#people/accounts/second-factor/factor-mail.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type CareAct, lockForCare } from './block-customer.ts'

/** Whether sign-ins of this customer ask for a code; the caller may see the customer. */
export async function hasSecondFactor({ db }: Work, customerId: string): Promise<boolean> {
  const factor = db.selectFrom('customer_factors').select('customer_id').where('customer_id', '=', customerId)
  return (await factor.where('confirmed_at', 'is not', null).executeTakeFirst()) !== undefined
}

/**
 * Takes off the second step of a customer who lost their phone and their recovery codes, and has shown who they are. Every
 * session ends, and their mail address is told, in case it was somebody else who asked.
 */
export async function removeSecondFactor(work: Work, { customerId, why }: CareAct): Promise<void> {
  requireProof(work)
  const id = await lockForCare(work, customerId, 'any')
  if (!(await hasSecondFactor(work, id))) throw no.NOT_FOUND()
  await work.db.deleteFrom('customer_factors').where('customer_id', '=', id).execute()
  await endSessions(work, id)
  await writeSecurityEvent(work, { event: 'secondFactorOff', kind: 'customer', id })
  await queueFactorMail(work, id, 'off')
  await audit(work, {
    action: 'customer.removeSecondFactor',
    subject: `customer:${id}`,
    before: { hasFactor: true },
    after: { hasFactor: false },
    why,
  })
}
