import { channels } from '#people/notices/channels.ts'
import { type MessageKind, messageKinds } from '#people/notices/kinds/message-kinds.ts'
import { withSafeDirection } from '#people/notices/kinds/safe-direction.ts'
import { sampleLetter } from '#people/notices/kinds/sample-letter.ts'
import { withoutSheet } from '#people/notices/mail-look.ts'
import { withOrigin } from '#people/notices/origin-part.ts'
import type { Visit } from '#platform/http/visit.ts'
import { withTexts } from '#platform/settings/changeable/said-texts.ts'
import type { Locale } from '#platform/work/work.ts'
import { countSms, type SmsSize } from './count-sms.ts'

const { write: asMail } = channels.mail
const { write: asSms } = channels.sms

type Texts = Readonly<Record<string, string>>
export type TextPreview = {
  readonly locale: Locale
  readonly subject: string
  /** As a mail, where it may come by mail. */
  readonly html: string | null
  /** As a phone shows it, where it may come there, and how many parts that is as an SMS. */
  readonly sms: (SmsSize & { readonly text: string }) | null
}

/** A message with these words and sample data, in one language. */
export function previewText(visit: Visit, kind: MessageKind, texts: Texts, locale: Locale): TextPreview {
  const { only } = messageKinds[kind]
  const letter = letterWith(visit, kind, texts, locale)
  const reader = { id: '', email: 'salma@example.com', phone: '+200000000000', locale }
  const mail = !only || only.includes('mail') ? asMail(reader, letter) : null
  const sms = !only || only.includes('sms') ? asSms(reader, letter) : null
  const text = sms && withOrigin(sms.text, visit)
  return {
    locale,
    subject: letter.subject,
    html: mail?.html ? withoutSheet(withOrigin(mail.html, visit)) : null,
    sms: text ? { text, ...countSms(text) } : null,
  }
}

/** The same as a mail that can be sent. */
export function testMail(visit: Visit, kind: MessageKind, texts: Texts, locale: Locale) {
  const letter = letterWith(visit, kind, texts, locale)
  const mail = asMail({ id: '', email: '', locale }, letter)
  return mail && { subject: mail.subject, text: withOrigin(mail.text, visit), html: withOrigin(mail.html ?? '', visit) }
}

function letterWith({ site, origin }: Visit, kind: MessageKind, texts: Texts, locale: Locale) {
  return withTexts(texts, () => withSafeDirection(sampleLetter(kind, { locale, site, data: 'usual', origin })))
}
