import { brand } from '#platform/settings/brand.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import type { MessageKind } from './kinds/message-kinds.ts'
import { type MailContent, mailHtml, mailText } from './mail-html.ts'
import { queueNotice } from './queue-notice.ts'

type StaffMailRequest = {
  readonly key: string
  readonly kind: MessageKind
  readonly to: string
  readonly about: Readonly<Record<string, string>>
  /** The secret part of its link, kept only until the mail is sent. */
  readonly secret?: string
  readonly letter: (locale: Locale) => Omit<MailContent, 'locale' | 'brand'>
}

/**
 * A mail to a staff member, in Arabic and below it in English, because staff may use the console in either language.
 */
export async function queueStaffMail(work: Work, asked: StaffMailRequest): Promise<void> {
  const { key, kind, to, about, secret, letter } = asked
  const [arabic, english] = [contentOf('ar', letter), contentOf('en', letter)]
  await queueNotice(work, {
    channel: 'mail',
    key,
    kind,
    to,
    about,
    ...(secret !== undefined && { secret }),
    locale: 'ar',
    subject: `${arabic.title} | ${english.title}`,
    text: mailText(arabic, english),
    html: mailHtml(arabic, english),
  })
}

function contentOf(locale: Locale, letter: StaffMailRequest['letter']): MailContent {
  return { locale, brand: brand.name[locale], ...letter(locale) }
}
