import type { Work } from '#platform/work/work.ts'
import { type MailContent, mailHtml, mailText } from './mail-html.ts'
import { queueNotice } from './queue-notice.ts'

export type MailRequest = {
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly content: MailContent
  readonly about: Readonly<Record<string, string>>
  /** Of its link: kept only until the mail is sent. */
  readonly secret?: string
}

/** A mail in the shop's letter: from plain sentences to both the marked-up and the plain form. */
export async function queueMail(work: Work, mail: MailRequest): Promise<void> {
  await queueNotice(work, {
    channel: 'mail',
    key: mail.key,
    to: mail.to,
    locale: mail.content.locale,
    subject: mail.subject,
    text: mailText(mail.content),
    html: mailHtml(mail.content),
    about: mail.about,
    ...(mail.secret !== undefined && { secret: mail.secret }),
  })
}
