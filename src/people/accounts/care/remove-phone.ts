import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { maskedPhone } from '#people/access/sealed/phones.ts'
import { readPhoneOf, writeOwnPhone } from '#people/accounts/phone/own-phone.ts'
import { tellPhoneChanged } from '#people/accounts/phone/tell-phone-changed.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type CareAct, lockForCare } from './block-customer.ts'

/**
 * Takes a wrong or lost number off the account, also one that belongs to somebody else. Nobody of us sets another: the
 * customer is told by mail, and proves the right one by a code sent to it. Orders on their way keep the number they were placed with.
 */
export async function removePhone(work: Work, { customerId, why }: CareAct): Promise<void> {
  requireProof(work)
  const id = await lockForCare(work, customerId, 'any')
  const own = await readPhoneOf(work, id)
  if (own.phone === null) throw no.NOT_FOUND()
  await writeOwnPhone(work, id, null, null)
  // The number may be a stranger's: it hears nothing.
  await tellPhoneChanged(work, { ...own, phone: null }, null)
  const before = { phone: maskedPhone(own.phone) }
  await audit(work, { action: 'customer.removePhone', subject: `customer:${id}`, before, after: { phone: null }, why })
}
