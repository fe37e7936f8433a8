import { openGuestTicket } from '#care/tickets/open-ticket.ts'
import { choosePickup } from '#fulfilment/requests/choose-pickup.ts'
import { readRequest } from '#fulfilment/requests/facts/read-requests.ts'
import { lockRequest } from '#fulfilment/requests/move-request.ts'
import { keepWish } from '#fulfilment/requests/wish.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import { requestWithdrawal } from '#money/payments/withdrawals/request-withdrawal.ts'
import { saveContact } from '#people/accounts/contact/contact.ts'
import { sendPhoneCode } from '#people/accounts/phone/send-phone-code.ts'
import { updateProfile } from '#people/accounts/profile/update-profile.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import { hashPassword } from '#people/proofs/password-hash.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { type Actor, guest, type Work } from '#platform/work/work.ts'
import { importLegacy } from '#selling/orders/legacy/import-legacy.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleAddress, sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'

type Stage = <Answer>(who: Actor, act: (work: Work) => Promise<Answer>) => Promise<Answer>

const phone = '+201005550123'
const idNumber = '29001011234567'
const collector = { name: 'منى علي', idNumber }

/**
 * Acts of people whose numbers are kept, beside those of the demo: each through the use-case that takes the number. Returns
 * the customer whose they are.
 */
export async function tellNumbers(stage: Stage, system: Actor): Promise<string> {
  const { id: customerId, email, who } = await stage(system, (work) => sampleCustomer(work, { phone }))
  const { who: support } = await stage(system, (work) => sampleStaff(work, ['support']))
  await stage(system, (work) => sampleAddress(work, customerId))
  await stage(who, (work) =>
    updateProfile(work, { firstName: 'Nour', lastName: 'Adel', phone, nationalId: idNumber, taxId: null }),
  )
  await stage(who, (work) => saveContact(work, { firstName: 'Nour', lastName: 'Adel', phone }))
  await stage(guest, (work) =>
    openGuestTicket(work, {
      key: newId(),
      network: '127.0.0.1',
      name: 'Nour',
      email: 'nour@example.test',
      phone: '01005550123',
      message: 'Where is my parcel?',
    }),
  )
  const own = { id: customerId, email, phone, firstName: 'Nour', locale: 'ar', verifiedAt: null } as const
  const codeHash = await hashPassword('123456')
  await stage(who, (work) => sendPhoneCode(work, own, { channel: 'sms', code: '123456', codeHash }))
  const letter = { subject: 'وصل', paragraphs: ['تعالَ'], footer: 'مرسى', about: {} }
  await stage(system, (work) =>
    tellCustomer(
      work,
      { id: customerId, email, phone, locale: 'ar' },
      { key: newId(), kind: 'people_mail_changed', by: ['whatsapp', 'mail'] as const, ...letter },
    ),
  )
  await stage(system, (work) => fillWallet(work, customerId, 100_000n, 'card'))
  await stage(who, (work) =>
    openPayment(
      work,
      {
        key: newId(),
        customerId,
        initiator: 'deposit',
        method: 'visaWallet',
        amount: money(10_000n, 'EGP'),
        subject: null,
        payerAccount: '01005550123',
      },
      sampleRoutes,
    ),
  )
  await stage(who, (work) =>
    requestWithdrawal(work, {
      key: newId(),
      paymentMethod: 'fawry',
      from: 'card',
      amount: 20_000n,
      phone: '01005550123',
    }),
  )
  const lines = [
    'number,date,email,phone,status,total,item,quantity,store',
    `O-1,2023-05-31,,${phone},fulfilled,10,Hat,1,`,
  ]
  await stage(support, (work) => importLegacy(work, { fileName: 'old.csv', text: lines.join('\n') }))
  return customerId
}

/** The same for requests: `delivery` is packed and waits for its courier; somebody else will pick up these goods. */
export async function tellCollectors(
  stage: Stage,
  system: Actor,
  { delivery, customerId, itemId }: { readonly delivery: string; readonly customerId: string; readonly itemId: string },
): Promise<void> {
  const place = { office: 'cairo', slot: null, collector }
  await stage({ kind: 'customer', id: customerId }, (work) =>
    choosePickup(work, { key: newId(), itemIds: [itemId], ...place }),
  )
  await stage(system, async (work) => {
    const { request } = await lockRequest(work, (await readRequest(work, delivery)).id)
    await keepWish(work, request, { does: 'pickup', by: 'customer', place })
  })
}
