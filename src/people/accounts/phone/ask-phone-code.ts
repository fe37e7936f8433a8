import { randomInt } from 'node:crypto'
import { no } from '#people/access/people.refusals.ts'
import { internationalPhone } from '#people/access/phone.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { lockPhone } from '#people/accounts/lock-phone.ts'
import { messageCompanies } from '#people/notices/notices.ports.ts'
import { hashPassword } from '#people/proofs/password-hash.ts'
import type { Visit } from '#platform/http/visit.ts'
import { type Ceiling, isWithinRate, limitGrowing } from '#platform/work/limit-rate.ts'
import type { Work } from '#platform/work/work.ts'
import { codeLength } from './code-length.ts'
import { lockOwnPhone, readOwnPhone } from './own-phone.ts'
import type { AskPhoneCode, PhoneChannel } from './phone-code-form.ts'
import { phoneCodeRules, servedPrefix } from './phone-code-rules.ts'
import { requirePhoneProof } from './require-phone-proof.ts'
import { sendPhoneCode } from './send-phone-code.ts'
import { refuseTooSoon, type WaitingCode } from './waiting-code.ts'

const perAccount: Ceiling = [
  [5, 900],
  [8, 86_400],
]
const perNetwork: Ceiling = [
  [15, 3600],
  [40, 86_400],
]
const perNumber: Ceiling = [
  [5, 600],
  [10, 86_400],
]

/**
 * Sends a code of six digits that proves whose a number is: the one of the profile, or a new one, which counts once it is
 * proved. Limited by account, network, number, and by country and day, because each costs money. Refuses `PHONE_TAKEN` for a
 * number that another account has proved.
 */
export async function askPhoneCode(visit: Visit, asked: AskPhoneCode): Promise<WaitingCode> {
  // Counted whatever becomes of it, so that nobody asks in bulk which numbers are registered.
  await visit.write(async (work) => {
    await limitGrowing(work, `phone-code:of:${signedInCustomer(work)}`, perAccount)
    await limitGrowing(work, `phone-code:from:${visit.network}`, perNetwork)
  })
  const code = String(randomInt(0, 10 ** codeLength)).padStart(codeLength, '0')
  const codeHash = await hashPassword(code)
  const country = await visit.write((work) => makeCode(visit, work, asked, { code, codeHash }))
  if (!country.isOver) return country.waiting
  if (country.isFirst) visit.report(new Error(`Codes to phones of ${country.prefix} have reached their ceiling today`))
  throw no.PHONE_CODES_PAUSED({ path: 'phone' })
}

type Made = { readonly code: string; readonly codeHash: string }

async function makeCode(visit: Visit, work: Work, asked: AskPhoneCode, made: Made) {
  const rules = visit.ports.get(phoneCodeRules)
  const phone = asked.phone === null ? (await readOwnPhone(work)).phone : internationalPhone(asked.phone, work.site)
  if (phone === null) throw no.PHONE_NEEDED({ path: 'phone' })
  await lockPhone(work, phone)
  const { own, holder } = await lockOwnPhone(work, phone)
  if (own.verifiedAt !== null && own.phone === phone) throw no.PHONE_IS_VERIFIED({ path: 'phone' })
  requirePhoneProof(work, own, phone)
  const prefix = servedPrefix(phone, rules)
  if (prefix === null) throw no.PHONE_NOT_SERVED({ path: 'phone' })
  if (holder?.verifiedAt) throw no.PHONE_TAKEN({ path: 'phone' })
  await refuseTooSoon(work, own.id, phone)
  await limitGrowing(work, `phone-code:to:${work.vault.index('phone', phone)}`, perNumber)
  // This count stays when it is over; nothing else was written by then.
  if (!(await isWithinRate(work, `phone-codes:${prefix}`, rules.perDay, 86_400)))
    return { isOver: true as const, prefix, isFirst: await isWithinRate(work, `phone-codes-over:${prefix}`, 1, 86_400) }
  const channel = channelTo(visit, asked.channel, phone)
  return { isOver: false as const, waiting: await sendPhoneCode(work, { ...own, phone }, { channel, ...made }) }
}

// A channel that no company carries is not tried first.
function channelTo(visit: Visit, wished: PhoneChannel, phone: string): PhoneChannel {
  const { reaches } = visit.ports.get(messageCompanies)
  const other = wished === 'sms' ? 'whatsapp' : 'sms'
  if (reaches(wished, phone)) return wished
  if (reaches(other, phone)) return other
  throw no.PHONE_CODES_PAUSED({ path: 'phone' })
}
