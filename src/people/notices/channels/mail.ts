import type { Channel, Letter, Reader } from '#people/notices/letter.ts'
import { type MailContent, mailHtml, mailText } from '#people/notices/mail-html.ts'
import { mailer } from '#people/notices/notices.ports.ts'
import { outboxMailer } from '#people/notices/outbox-adapters.ts'
import { smtpMailer } from '#people/notices/smtp-mailer.ts'
import { brand } from '#platform/settings/brand.ts'
import { plug } from '#platform/work/ports.ts'

/** By mail: as text and as HTML. */
export const mail: Channel = {
  write: (reader, letter) => {
    const content = contentOf(reader, letter)
    return { to: reader.email, subject: letter.subject, text: mailText(content), html: mailHtml(content) }
  },
  send: (ports, { html, ...message }) => ports.get(mailer).send({ ...message, html: html ?? '' }),
  plug: ({ SMTP_URL, MAIL_FROM }) => plug(mailer, SMTP_URL ? smtpMailer(SMTP_URL, MAIL_FROM) : outboxMailer),
  // In development mail is read in the outbox, so the message is the only copy.
  keeps: (ports) => ports.get(mailer).isOutbox === true,
}

function contentOf({ locale }: Reader, letter: Letter): MailContent {
  const { subject, title = subject, heading, hello, paragraphs, goods, rows, code, action, footer } = letter
  return {
    locale,
    brand: brand.name[locale],
    title,
    paragraphs: hello === undefined ? paragraphs : [hello, ...paragraphs],
    ...(heading !== undefined && { about: heading }),
    ...(goods && { goods }),
    ...(rows && { rows }),
    ...(code !== undefined && { code }),
    ...(action && { action }),
    footer,
  }
}
