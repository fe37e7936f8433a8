import { createHmac, randomBytes } from 'node:crypto'

/** A mail that somebody writes to one of our addresses. */
export type WrittenMail = {
  readonly from: string
  readonly to: string
  readonly subject?: string
  readonly text: string
  /** More headers, like Auto-Submitted or References. */
  readonly headers?: Readonly<Record<string, string>>
  readonly files?: readonly { readonly name: string; readonly type: string; readonly base64: string }[]
  readonly messageId?: string
  /** What the provider found of the sender. */
  readonly dkim?: 'Pass' | 'Fail'
}

export type MailRoute = { readonly url: string; readonly signingKey: string; readonly host?: string }
/** How it misbehaves: an old or wrong signature, the same delivery again. */
export type Misbehaviour = { readonly signedAt?: Date; readonly wrongKey?: boolean; readonly token?: string }

/** Posts a mail to the shop as Mailgun's route does (fully parsed), signed; answers the shop's status. */
export async function postMail(route: MailRoute, mail: WrittenMail, bad: Misbehaviour = {}): Promise<number> {
  const form = mailForm(route, mail, bad)
  const url = new URL(route.url)
  // Names under .localhost are this machine, but not every resolver knows that.
  if (url.hostname.endsWith('.localhost')) url.hostname = 'localhost'
  const answer = await fetch(url, { method: 'POST', body: form, signal: AbortSignal.timeout(20_000) })
  await answer.arrayBuffer()
  return answer.status
}

export function mailForm({ signingKey }: MailRoute, mail: WrittenMail, bad: Misbehaviour = {}): FormData {
  const { from, to, subject = 'Re:', text, headers = {}, files = [], dkim = 'Pass' } = mail
  const address = /<([^<>]+)>/.exec(from)?.[1] ?? from
  const messageId = mail.messageId ?? `<${randomBytes(12).toString('hex')}@mail.example>`
  const timestamp = String(Math.floor((bad.signedAt ?? new Date()).getTime() / 1000))
  const token = bad.token ?? randomBytes(25).toString('hex')
  const key = bad.wrongKey ? `${signingKey}x` : signingKey
  const all = [
    ['Return-Path', `<${address}>`],
    ['From', from],
    ['To', to],
    ['Subject', subject],
    ['Message-Id', messageId],
    ['X-Mailgun-Dkim-Check-Result', dkim],
    ['X-Mailgun-Spf', dkim],
    ...Object.entries(headers),
  ]
  const form = new FormData()
  const fields: Readonly<Record<string, string>> = {
    recipient: to,
    sender: address,
    from,
    subject,
    'body-plain': text,
    'stripped-text': text.split('\n')[0] ?? '',
    'message-headers': JSON.stringify(all),
    'attachment-count': String(files.length),
    timestamp,
    token,
    signature: createHmac('sha256', key)
      .update(timestamp + token)
      .digest('hex'),
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const [place, { name, type, base64 }] of files.entries())
    form.set(`attachment-${place + 1}`, new File([Buffer.from(base64, 'base64')], name, { type }))
  return form
}
