import { hashToken } from '#people/access/opaque-token.ts'
import { safeBackUrl } from '#people/access/safe-back-url.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

export type MailedCustomer = {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly language: string
}

/** For links in mail: the customer's origin, and the page they came from. */
export type Return = { readonly origin: string; readonly backUrl?: string | null }

/** Asks the customer, in their language, to confirm that the address is theirs. */
export async function queueActivationMail(
  work: Work,
  customer: MailedCustomer,
  token: string,
  to: Return,
): Promise<void> {
  const locale = languageOf(customer)
  await tellCustomer(
    work,
    { ...customer, locale },
    {
      kind: 'people_mail_activation',
      key: `activation:${hashToken(token)}`,
      secret: token,
      subject: m.people_mail_activation_subject({}, { locale }),
      about: { customer: customer.id },
      title: m.people_mail_activation_title({ name: customer.firstName }, { locale }),
      paragraphs: [m.people_mail_activation_text({}, { locale })],
      action: { text: m.people_mail_activation_action({}, { locale }), url: link('activate', locale, token, to) },
      footer: m.people_mail_activation_footer({}, { locale }),
    },
  )
}

/** Mails a link for a new password. */
export async function queueResetMail(work: Work, customer: MailedCustomer, token: string, to: Return): Promise<void> {
  const locale = languageOf(customer)
  await tellCustomer(
    work,
    { ...customer, locale },
    {
      kind: 'people_mail_reset',
      key: `password-reset:${hashToken(token)}`,
      secret: token,
      subject: m.people_mail_reset_subject({}, { locale }),
      about: { customer: customer.id },
      title: m.people_mail_reset_title({ name: customer.firstName }, { locale }),
      paragraphs: [m.people_mail_reset_text({}, { locale })],
      action: { text: m.people_mail_reset_action({}, { locale }), url: link('reset-password', locale, token, to) },
      footer: m.people_mail_reset_footer({}, { locale }),
    },
  )
}

/** Tells the customer that their password was changed, in case somebody else did it. */
export async function queuePasswordChangedMail(work: Work, customer: MailedCustomer, origin: string): Promise<void> {
  const locale = languageOf(customer)
  await tellCustomer(
    work,
    { ...customer, locale },
    {
      kind: 'people_mail_changed',
      key: `password-changed:${customer.id}:${work.now.getTime()}`,
      subject: m.people_mail_changed_subject({}, { locale }),
      about: { customer: customer.id },
      title: m.people_mail_changed_title({ name: customer.firstName }, { locale }),
      paragraphs: [m.people_mail_changed_text({}, { locale })],
      action: { text: m.people_mail_changed_action({}, { locale }), url: `${origin}/${locale}/auth/forgot-password` },
      footer: m.people_mail_changed_footer({}, { locale }),
    },
  )
}

/**
 * Warns the customer that somebody tries passwords on their account, what protects it, and how to set a new password.
 */
export async function queueGuessedMail(work: Work, customer: MailedCustomer, origin: string): Promise<void> {
  const locale = languageOf(customer)
  await tellCustomer(
    work,
    { ...customer, locale },
    {
      kind: 'people_mail_guessed',
      key: `guessed:${customer.id}:${work.now.getTime()}`,
      subject: m.people_mail_guessed_subject({}, { locale }),
      about: { customer: customer.id },
      title: m.people_mail_guessed_title({ name: customer.firstName }, { locale }),
      paragraphs: [m.people_mail_guessed_text({}, { locale })],
      action: { text: m.people_mail_guessed_action({}, { locale }), url: `${origin}/${locale}/auth/forgot-password` },
      footer: m.people_mail_guessed_footer({}, { locale }),
    },
  )
}

function languageOf(customer: MailedCustomer): Locale {
  return customer.language === 'en' ? 'en' : 'ar'
}

function link(screen: string, locale: Locale, token: string, to: Return): string {
  const url = new URL(`/${locale}/auth/${screen}`, to.origin)
  url.searchParams.set('token', token)
  if (to.backUrl) url.searchParams.set('backUrl', safeBackUrl(to.backUrl, '/'))
  return url.href
}
