import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { maskedPhone, openPhone, phoneColumns } from '#people/access/sealed/phones.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type CareAct, lockForCare } from './block-customer.ts'

/**
 * Takes a wrong or lost number off the account, also one that belongs to somebody else. Nobody of us sets another: the
 * customer proves the right one by a code sent to it. Orders on their way keep the number they were placed with.
 */
export async function removePhone(work: Work, { customerId, why }: CareAct): Promise<void> {
  requireProof(work)
  const id = await lockForCare(work, customerId, 'any')
  const { phone } = await work.db.selectFrom('customers').select('phone').where('id', '=', id).executeTakeFirstOrThrow()
  const number = openPhone(work, 'phone', id, phone)
  if (number === null) throw no.NOT_FOUND()
  await work.db
    .updateTable('customers')
    .set({ ...phoneColumns(work, id, null), phone_verified_at: null })
    .where('id', '=', id)
    .execute()
  const before = { phone: maskedPhone(number) }
  await audit(work, { action: 'customer.removePhone', subject: `customer:${id}`, before, after: { phone: null }, why })
}
