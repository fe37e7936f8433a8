import type { Mail, Mailer, SendAnswer } from '#people/notices/notices.ports.ts'
import type { Claimed } from './claim-recipients.ts'

/** What a refusal speaks of: the reader's address, the mail itself (its text, its sender, a quota), or the state of the server. */
type About = 'address' | 'mail' | 'server'
export type MailAnswer =
  | Extract<SendAnswer, { readonly kind: 'accepted' | 'unknown' }>
  | (Extract<SendAnswer, { readonly kind: 'refused' | 'later' }> & { readonly about: About })
export type Sent = { readonly of: Claimed; readonly answer: MailAnswer }

/**
 * What a mail server said to one mail. Before the mail itself was handed over it has surely not been taken; a connection that
 * broke afterwards leaves it unknown, and it must not be sent again.
 */
export async function answerOf(mailer: Mailer, mail: Mail): Promise<MailAnswer> {
  try {
    await mailer.send(mail)
    return { kind: 'accepted', provider: 'smtp', providerId: null }
  } catch (fault) {
    return readFault(fault as SmtpFault)
  }
}

// What is said of a connection that never stood. The rest may have broken after the mail was handed over: the same words are
// used for both ("Connection closed unexpectedly").
const neverStood = /^(connect |getaddrinfo |Connection timeout|Greeting never received)/

function readFault(fault: SmtpFault): MailAnswer {
  const { code, command, responseCode, message = '' } = fault
  const why = [code, command, responseCode, message.slice(0, 120)].filter(Boolean).join(' ')
  // Without an answer these are said here, before anything was sent: the mail is larger than the server takes.
  const isForGood = responseCode === undefined || responseCode >= 500
  // RFC 5321: an address that is refused, or a mail that is, whole and for good.
  if (isForGood && (code === 'EENVELOPE' || code === 'EMESSAGE')) return { kind: 'refused', why, about: aboutOf(fault) }
  if (responseCode !== undefined || neverStood.test(message)) return { kind: 'later', why, about: aboutOf(fault) }
  return { kind: 'unknown', why }
}

// RFC 3463: 5.7 is policy. A server that may not carry our mail says so of each address, and so does one that closes (421).
const isPolicy = /\b5\.7\.\d|\brelay/i

function aboutOf(fault: SmtpFault): About {
  const { code, command, responseCode, message = '' } = fault
  if (responseCode === 421) return 'server'
  if (command === 'RCPT TO') return isPolicy.test(message) ? 'mail' : 'address'
  if (message.startsWith('Invalid recipient')) return 'address'
  if (code === 'EMESSAGE') return 'mail'
  return code === 'EENVELOPE' && (responseCode === undefined || responseCode >= 500) ? 'mail' : 'server'
}

type SmtpFault = {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  readonly message?: string
}
