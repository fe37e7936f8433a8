import { no } from '#people/access/people.refusals.ts'
import { phoneIndexes } from '#people/access/sealed/phones.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'
import { openCodePhone } from './code-phone.ts'
import type { PhoneChannel } from './phone-code-form.ts'

export const resendSeconds = 60

/** A code that was sent and can be entered, and after how many seconds another one may be asked for. */
export type WaitingCode = {
  readonly phone: string
  readonly channel: PhoneChannel
  readonly waitSeconds: number
  readonly expiresAt: Date
}

/** The acting customer's latest code that can still be entered, or null. */
export async function readWaitingCode(work: Work): Promise<WaitingCode | null> {
  const found = await work.db
    .selectFrom('phone_codes')
    .select(['id', 'phone', 'channel', 'created_at as createdAt', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('customer_id', '=', signedInCustomer(work))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!found || found.usedAt || found.expiresAt <= work.now) return null
  const { id, channel, createdAt, expiresAt } = found
  const phone = openCodePhone(work, id, found.phone)
  return {
    phone,
    channel: channel === 'whatsapp' ? 'whatsapp' : 'sms',
    expiresAt,
    waitSeconds: secondsLeft(work, createdAt),
  }
}

/** Refuses another code within a minute, to one number and for one account alike. */
export async function refuseTooSoon(work: Work, customerId: string, phone: string): Promise<void> {
  const last = await work.db
    .selectFrom('phone_codes')
    .select('created_at as at')
    .where(({ or, eb }) =>
      or([eb('customer_id', '=', customerId), eb('phone_index', 'in', [...phoneIndexes(work, phone)])]),
    )
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const seconds = last ? secondsLeft(work, last.at) : 0
  if (seconds > 0) throw no.PHONE_CODE_TOO_SOON({ path: 'phone', seconds })
}

function secondsLeft({ now }: Work, since: Date): number {
  return Math.max(0, Math.ceil(resendSeconds - (now.getTime() - since.getTime()) / 1000))
}
