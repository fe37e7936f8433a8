import { tellCustomer } from '#people/notices/tell-customer.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { codePhoneColumns } from './code-phone.ts'
import type { OwnPhone } from './own-phone.ts'
import type { PhoneChannel } from './phone-code-form.ts'
import { resendSeconds, type WaitingCode } from './waiting-code.ts'

const lastsMinutes = 10

type Code = { readonly channel: PhoneChannel; readonly code: string; readonly codeHash: string }

/** Writes the code down as its hash and queues its message, which goes by the other way should this one fail. */
export async function sendPhoneCode(
  work: Work,
  { id: customerId, email, phone }: OwnPhone & { readonly phone: string },
  { channel, code, codeHash }: Code,
): Promise<WaitingCode> {
  const { locale, now } = work
  const id = newId()
  const expiresAt = new Date(now.getTime() + lastsMinutes * 60_000)
  await work.db
    .insertInto('phone_codes')
    .values({
      id,
      customer_id: customerId,
      ...codePhoneColumns(work, id, phone),
      channel,
      code_hash: codeHash,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  await tellCustomer(
    work,
    { id: customerId, email, phone, locale },
    {
      key: `phone-code:${id}`,
      kind: 'people_phone_code',
      by: [channel],
      secret: code,
      code,
      goodUntil: expiresAt,
      subject: m.people_phone_code_subject({}, { locale }),
      paragraphs: [m.people_phone_code_text({ minutes: String(lastsMinutes) }, { locale })],
      footer: '',
      about: { customer: customerId },
    },
  )
  return { phone, channel, waitSeconds: resendSeconds, expiresAt }
}
