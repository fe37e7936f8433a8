import { readAccount } from '#people/accounts/read-account.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type Told = { readonly name: string; readonly state: 'added' | 'removed' }

/** Tells the customer that a passkey opens their account now, or no more. */
export async function queuePasskeyMail(work: Work, customerId: string, { name, state }: Told): Promise<void> {
  const account = await readAccount(work, { id: customerId })
  if (!account) return
  const locale = account.language === 'en' ? 'en' : 'ar'
  const isNew = state === 'added'
  const facts = { name: isolate(name) }
  await tellCustomer(
    work,
    { ...account, locale },
    {
      kind: isNew ? 'people_mail_passkey_added' : 'people_mail_passkey_removed',
      key: `passkey:${state}:${customerId}:${work.now.getTime()}`,
      subject: (isNew ? m.people_mail_passkey_added_subject : m.people_mail_passkey_removed_subject)({}, { locale }),
      title: m.people_mail_security_title({ name: account.firstName }, { locale }),
      paragraphs: [(isNew ? m.people_mail_passkey_added_text : m.people_mail_passkey_removed_text)(facts, { locale })],
      footer: m.people_mail_security_footer({}, { locale }),
      about: { customer: customerId },
    },
  )
}
