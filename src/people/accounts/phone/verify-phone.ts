import { no } from '#people/access/people.refusals.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { lockPhone } from '#people/accounts/lock-phone.ts'
import { isPassword } from '#people/proofs/password-hash.ts'
import type { Visit } from '#platform/http/visit.ts'
import { announce } from '#platform/work/announce.ts'
import { type Ceiling, limitGrowing } from '#platform/work/limit-rate.ts'
import type { Work } from '#platform/work/work.ts'
import { openCodePhone } from './code-phone.ts'
import { lockOwnPhone, writeOwnPhone } from './own-phone.ts'
import { requirePhoneProof } from './require-phone-proof.ts'
import { tellPhoneChanged, tellPhoneLost } from './tell-phone-changed.ts'

const mostTries = 5
const perAccount: Ceiling = [
  [15, 900],
  [30, 86_400],
]

/**
 * The number that the right code was sent to is the acting customer's from now on, whoever had typed it before. A try counts
 * before codes are compared, five for a code; an earlier code that came late works too. Refuses `PHONE_CODE_OVER` where nothing
 * can be entered any more, `WRONG_PHONE_CODE` for a wrong one.
 */
export async function verifyPhone(visit: Visit, code: string): Promise<{ readonly phone: string }> {
  await visit.write((work) => limitGrowing(work, `phone-code-try:${signedInCustomer(work)}`, perAccount))
  const tried = await visit.write(countTry)
  if (tried.length === 0) throw no.PHONE_CODE_OVER({ path: 'code' })
  for (const { id, phone, codeHash } of tried) {
    if (!(await isPassword(codeHash, code))) continue
    await visit.write((work) => takePhone(work, id, phone))
    return { phone }
  }
  throw tried.every(({ tries }) => tries >= mostTries)
    ? no.PHONE_CODE_OVER({ path: 'code' })
    : no.WRONG_PHONE_CODE({ path: 'code' })
}

// Every code of the customer that can still be entered: an earlier one may arrive after the later.
async function countTry(work: Work) {
  const rows = await work.db
    .updateTable('phone_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('customer_id', '=', signedInCustomer(work))
    .where('used_at', 'is', null)
    .where('expires_at', '>', work.now)
    .where('tries', '<', mostTries)
    .returning(['id', 'phone', 'code_hash as codeHash', 'tries'])
    .execute()
  return rows.map((row) => ({ ...row, phone: openCodePhone(work, row.id, row.phone) }))
}

/** Of two who enter at once, one is served; of two accounts that prove one number at once, the first has it. */
async function takePhone(work: Work, codeId: string, phone: string): Promise<void> {
  await lockPhone(work, phone)
  const { own, holder } = await lockOwnPhone(work, phone)
  requirePhoneProof(work, own, phone)
  const used = await work.db
    .updateTable('phone_codes')
    .set({ used_at: work.now })
    .where('id', '=', codeId)
    .where('used_at', 'is', null)
    .returning(['id', 'channel'])
    .executeTakeFirst()
  if (!used) throw no.PHONE_CODE_OVER({ path: 'code' })
  if (holder?.verifiedAt) throw no.PHONE_TAKEN({ path: 'code' })
  if (holder) {
    await writeOwnPhone(work, holder.id, null, null)
    await tellPhoneLost(work, holder, phone)
  }
  await writeOwnPhone(work, own.id, phone, work.now)
  if (own.verifiedAt !== null && own.phone !== phone) await tellPhoneChanged(work, own, phone)
  if (used.channel === 'sms') await announce(work, 'account.codeEntered', { customerId: own.id, codeId })
  // Other codes of this customer prove another number, or the same again.
  await work.db
    .updateTable('phone_codes')
    .set({ used_at: work.now })
    .where('customer_id', '=', own.id)
    .where('used_at', 'is', null)
    .execute()
}
