import { messageKinds } from '#people/notices/kinds/message-kinds.ts'
import type { Channel, Letter, Reader } from '#people/notices/letter.ts'
import { type MailContent, mailHtml, mailText } from '#people/notices/mail-html.ts'
import { mailer } from '#people/notices/notices.ports.ts'
import { unknownOrigin } from '#people/notices/origin-part.ts'
import { brand } from '#platform/settings/brand.ts'
import { plug } from '#platform/work/ports.ts'
import { m } from '#words/messages.js'

/** By mail: as text and as HTML. */
export const mail: Channel = {
  write: (reader, letter) => {
    const content = contentOf(reader, letter)
    return { to: reader.email, subject: letter.subject, text: mailText(content), html: mailHtml(content) }
  },
  send: async (ports, { id, to, locale, subject, text, html, replyTo, thread, unsubscribe = null }) => {
    try {
      await ports.get(mailer).send({
        id,
        to,
        locale,
        subject,
        text,
        html: html ?? '',
        replyTo,
        thread,
        ...(unsubscribe !== null && { unsubscribe }),
      })
      return { kind: 'accepted', provider: 'smtp', providerId: null }
    } catch (fault) {
      const why = refusedForGood(fault)
      if (why === null) throw fault
      return { kind: 'refused', why }
    }
  },
  plug: (open) => plug(mailer, open.mail),
  // In development mail is read in the outbox, so the message is the only copy.
  keeps: (ports) => ports.get(mailer).isOutbox === true,
}

function contentOf({ locale }: Reader, letter: Letter): MailContent {
  const home = `${originOf(letter)}/${locale}`
  const opens =
    letter.path === undefined ? undefined : { text: m.notices_mail_open({}, { locale }), url: `${home}${letter.path}` }
  const {
    subject,
    title = subject,
    heading,
    hello,
    paragraphs,
    goods,
    rows,
    code,
    action = opens,
    afterAction,
    footer,
  } = letter
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
    ...(afterAction !== undefined && { afterAction }),
    footer,
    links: [
      { text: m.notices_mail_contact({}, { locale }), url: `${home}/contact` },
      ...(hasAccount(letter)
        ? [{ text: m.notices_mail_settings({}, { locale }), url: `${home}/account/notifications/settings` }]
        : []),
    ],
  }
}

function originOf({ action }: Letter): string {
  return action && URL.canParse(action.url) ? new URL(action.url).origin : unknownOrigin
}

// Others have nothing to choose: codes and links come to whoever asked, and guests have no settings.
function hasAccount({ kind, by }: Letter): boolean {
  return by === undefined && messageKinds[kind].only === undefined
}

// What a mail server says of an address that does not exist (RFC 5321: 550 to 553 at RCPT); anything else may pass.
function refusedForGood(fault: unknown): string | null {
  if (!(fault instanceof Error) || !('code' in fault) || fault.code !== 'EENVELOPE') return null
  const status = 'responseCode' in fault ? Number(fault.responseCode) : 0
  return status >= 550 && status <= 553 ? `SMTP ${status}` : null
}
