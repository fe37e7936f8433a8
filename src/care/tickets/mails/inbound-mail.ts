import { z } from 'zod'
import { bareAddress } from './reply-address.ts'
import { stripQuoted } from './strip-quoted.ts'

/** A mail that came in, as Mailgun's route posts it (fully parsed). */
export type InboundMail = {
  readonly token: string
  readonly mailId: string | null
  /** The bare address of who wrote it. */
  readonly from: string
  readonly recipient: string
  readonly subject: string
  /** The Message-IDs that it answers. */
  readonly references: string
  /** What was written above the quoted mail. */
  readonly said: string
  /** The whole text. */
  readonly original: string
  readonly files: readonly File[]
  /** A machine wrote it: an absence note, a bounce, a list. */
  readonly isAutomatic: boolean
  /** Whether the provider found that its sender is who it says; null: it says nothing of it. */
  readonly isVouched: boolean | null
}

const text = z.string().default('')
const form = z.object({
  timestamp: text,
  token: text,
  signature: text,
  recipient: text.pipe(z.string().max(1000)),
  sender: text.pipe(z.string().max(1000)),
  from: text.pipe(z.string().max(2000)),
  subject: text,
  'body-plain': text,
  'body-html': text,
  'message-headers': text,
})
export type MailForm = z.output<typeof form>
const longestOriginal = 200_000

/** The fields of a posted mail; null where it is none. */
export function readMailForm(sent: FormData): MailForm | null {
  const fields = Object.fromEntries([...sent].filter(([, value]) => typeof value === 'string'))
  const parsed = form.safeParse(fields)
  return parsed.success ? parsed.data : null
}

export function readInboundMail(fields: MailForm, sent: FormData): InboundMail {
  const headers = readHeaders(fields['message-headers'])
  const header = (name: string) => headers.find(([one]) => one.toLowerCase() === name)?.[1] ?? ''
  const from = bareAddress(header('from') || fields.from)
  const whole = fields['body-plain'].trim() === '' ? textOf(fields['body-html']) : fields['body-plain']
  const clean = whole.replaceAll('\0', '')
  return {
    token: fields.token,
    mailId: header('message-id').trim().slice(0, 500) || null,
    from,
    recipient: fields.recipient,
    subject: fields.subject.replaceAll('\0', '').slice(0, 500),
    references: `${header('in-reply-to')} ${header('references')}`.slice(0, 20_000),
    said: stripQuoted(clean.slice(0, longestOriginal)),
    original: clean.slice(0, longestOriginal),
    files: [...sent].flatMap(([name, value]) =>
      /^attachment-\d{1,3}$/.test(name) && value instanceof File ? [value] : [],
    ),
    isAutomatic: isAutomatic(header, fields.sender, headers),
    isVouched: vouched(header, from, bareAddress(fields.sender)),
  }
}

type Header = (name: string) => string
type Headers = readonly (readonly [name: string, value: string])[]

function readHeaders(said: string): Headers {
  try {
    const parsed = z.array(z.tuple([z.string(), z.string()])).safeParse(JSON.parse(said))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

// RFC 3834, and what programs sent before it and beside it.
function isAutomatic(header: Header, sender: string, headers: Headers): boolean {
  const submitted = header('auto-submitted').trim().toLowerCase()
  if (submitted !== '' && !submitted.startsWith('no')) return true
  if (/^(bulk|list|junk|auto_reply)/i.test(header('precedence').trim())) return true
  if (header('list-id') !== '' || header('x-autoreply') !== '' || header('x-autorespond') !== '') return true
  const returnPath = headers.find(([name]) => name.toLowerCase() === 'return-path')?.[1].trim()
  if (returnPath === '<>' || bareAddress(sender) === '') return true
  return /^(mailer-daemon|postmaster|no-?reply)@/.test(bareAddress(sender))
}

// A From without a signature of its domain, or without that domain's own server, proves nothing.
function vouched(header: Header, from: string, sender: string): boolean | null {
  const [dkim, spf] = [header('x-mailgun-dkim-check-result'), header('x-mailgun-spf')].map((one) =>
    one.trim().toLowerCase(),
  )
  if (!dkim && !spf) return null
  const isAligned = from !== '' && from.split('@')[1] === sender.split('@')[1]
  return dkim === 'pass' || (spf === 'pass' && isAligned)
}

function textOf(html: string): string {
  const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }
  return html
    .slice(0, longestOriginal)
    .replace(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<(br|\/p|\/div|\/li|\/tr|blockquote)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#39|\w+);/g, (whole, name: string) => named[name] ?? whole)
    .trim()
}
