import { createTransport } from 'nodemailer'
import type { Mail, Mailer } from './notices.ports.ts'

type SmtpOptions = {
  readonly ms?: number
  /** More headers, for the company behind the mail server. */
  readonly headersOf?: (mail: Mail) => Readonly<Record<string, string>>
  /** Several connections stay open; what was under way when one broke is not sent again. */
  readonly isPooled?: boolean
}

/** Mail over SMTP: `smtp://user:password@host:port` or `smtps://…`. Gives up on a silent server after 15 seconds. */
export function smtpMailer(
  url: string,
  from: string,
  { ms = 15_000, headersOf, isPooled = false }: SmtpOptions = {},
): Mailer {
  const patience = { connectionTimeout: ms, greetingTimeout: ms, socketTimeout: ms }
  const closed = { disableFileAccess: true, disableUrlAccess: true }
  const transport = isPooled
    ? createTransport({ url, ...patience, ...closed, pool: true, maxConnections: 8, maxRequeues: 0 })
    : createTransport({ url, ...patience, ...closed })
  return {
    async send(mail) {
      await transport.sendMail({
        from,
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        ...(mail.replyTo && { replyTo: mail.replyTo }),
        ...(mail.thread && { references: mail.thread, inReplyTo: mail.thread.split(' ').at(-1) }),
        messageId: `<${mail.id}@${domainOf(from)}>`,
        headers: {
          'Content-Language': mail.locale,
          'Auto-Submitted': 'auto-generated',
          ...listHeaders(mail),
          ...headersOf?.(mail),
        },
      })
    },
  }
}

function domainOf(from: string): string {
  return from.match(/@([^\s>]+)/)?.[1] ?? 'localhost'
}

// One press in the mail program (RFC 8058). Both belong among the headers that DKIM signs, and a folded line broke that.
function listHeaders({ unsubscribe }: Mail) {
  if (unsubscribe === undefined) return {}
  return {
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
