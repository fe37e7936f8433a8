import { readAccount } from '#people/accounts/read-account.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import type { Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

/** Tells the customer that sign-ins need a second factor now, or no more. */
export async function queueFactorMail(work: Work, customerId: string, state: 'on' | 'off'): Promise<void> {
  const account = await readAccount(work, { id: customerId })
  if (!account) return
  const locale = account.language === 'en' ? 'en' : 'ar'
  const isOn = state === 'on'
  await tellCustomer(
    work,
    { ...account, locale },
    {
      kind: isOn ? 'people_mail_factor_on' : 'people_mail_factor_off',
      key: `second-factor:${state}:${customerId}:${work.now.getTime()}`,
      subject: (isOn ? m.people_mail_factor_on_subject : m.people_mail_factor_off_subject)({}, { locale }),
      title: m.people_mail_security_title({ name: account.firstName }, { locale }),
      paragraphs: [(isOn ? m.people_mail_factor_on_text : m.people_mail_factor_off_text)({}, { locale })],
      footer: m.people_mail_security_footer({}, { locale }),
      about: { customer: customerId },
    },
  )
}
