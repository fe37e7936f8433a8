import { tellCustomer } from '#people/notices/tell-customer.ts'
import type { Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { OwnPhone } from './own-phone.ts'

/** Tells the mail address and the old number that the account has another number, or none, in case somebody else did it. */
export async function tellPhoneChanged(work: Work, own: OwnPhone, phone: string | null): Promise<void> {
  const { id, email, firstName, locale } = own
  const as = { locale }
  const last = phone?.slice(-4) ?? ''
  await tellCustomer(
    work,
    { id, email, phone: own.phone, locale },
    {
      key: `phone-changed:${id}:${work.now.getTime()}`,
      kind: 'people_mail_phone_changed',
      by: ['mail', 'sms'],
      subject: m.people_mail_phone_changed_subject({}, as),
      title: m.people_mail_phone_changed_title({ name: firstName }, as),
      paragraphs: [
        phone === null ? m.people_mail_phone_removed_text({}, as) : m.people_mail_phone_changed_text({ last }, as),
        m.people_mail_phone_changed_else({}, as),
      ],
      footer: m.people_mail_phone_changed_footer({}, as),
      about: { customer: id },
    },
  )
}

/** Tells an account that had typed a number that its owner has proved it elsewhere. */
export async function tellPhoneLost(
  work: Work,
  { id, email, firstName, locale }: OwnPhone,
  phone: string,
): Promise<void> {
  const as = { locale }
  await tellCustomer(
    work,
    { id, email, locale },
    {
      key: `phone-lost:${id}:${work.now.getTime()}`,
      kind: 'people_mail_phone_lost',
      subject: m.people_mail_phone_lost_subject({}, as),
      title: m.people_mail_phone_changed_title({ name: firstName }, as),
      paragraphs: [m.people_mail_phone_lost_text({ last: phone.slice(-4) }, as)],
      footer: m.people_mail_phone_lost_footer({}, as),
      about: { customer: id },
    },
  )
}
