import type { Account } from '#people/accounts/read-account.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

const languageOf = ({ language }: Account): Locale => (language === 'en' ? 'en' : 'ar')

type CodeMail = { readonly id: string; readonly code: string; readonly minutes: number }

/** The code that proves the new address. */
export async function queueNewAddressCode(
  work: Work,
  account: Account,
  { id, code, minutes }: CodeMail,
): Promise<void> {
  const locale = languageOf(account)
  await tellCustomer(
    work,
    { ...account, locale },
    {
      kind: 'people_mail_email_code',
      key: `email-code:${id}`,
      secret: code,
      code,
      subject: m.people_mail_email_code_subject({}, { locale }),
      paragraphs: [m.people_mail_email_code_text({ minutes: String(minutes) }, { locale })],
      footer: m.people_mail_email_code_footer({}, { locale }),
      about: { customer: account.id },
    },
  )
}

type Changed = {
  readonly id: string
  readonly email: string
  readonly undo: string
  readonly origin: string
  readonly days: number
}

/** Tells the old address that the account left it, with the link that undoes it. */
export async function queueAddressChanged(work: Work, account: Account, changed: Changed): Promise<void> {
  const locale = languageOf(account)
  const { email, days } = changed
  await tellCustomer(
    work,
    { ...account, locale },
    {
      kind: 'people_mail_email_changed',
      key: `email-changed:${changed.id}`,
      secret: changed.undo,
      subject: m.people_mail_email_changed_subject({}, { locale }),
      title: m.people_mail_email_changed_title({ name: account.firstName }, { locale }),
      paragraphs: [m.people_mail_email_changed_text({ email: masked(email) }, { locale })],
      action: {
        text: m.people_mail_email_changed_action({}, { locale }),
        url: `${changed.origin}/${locale}/auth/undo-email?token=${changed.undo}`,
      },
      footer: m.people_mail_email_changed_footer({ days: String(days) }, { locale }),
      about: { customer: account.id },
    },
  )
}

/** Enough to recognise one's own address, too little for who reads a mailbox that was given up. */
function masked(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 2)}•••@${host}`
}
