import type { Mail, Mailer, SendAnswer } from '#people/notices/notices.ports.ts'

/**
 * What a mail server said to one mail. Before the mail itself was handed over it has surely not been taken; a connection that
 * broke afterwards leaves it unknown, and it must not be sent again.
 */
export async function answerOf(mailer: Mailer, mail: Mail): Promise<SendAnswer> {
  try {
    await mailer.send(mail)
    return { kind: 'accepted', provider: 'smtp', providerId: null }
  } catch (fault) {
    return readFault(fault)
  }
}

// What is said of a connection that never stood. The rest may have broken after the mail was handed over: the same words are
// used for both ("Connection closed unexpectedly").
const neverStood = /^(connect |getaddrinfo |Connection timeout|Greeting never received)/

function readFault(fault: unknown): SendAnswer {
  const { code, command, responseCode, message = '' } = fault as SmtpFault
  const why = [code, command, responseCode, message.slice(0, 120)].filter(Boolean).join(' ')
  const isForGood = responseCode !== undefined && responseCode >= 500
  // RFC 5321: an address that is refused, or a mail that is, whole and for good.
  if (isForGood && (code === 'EENVELOPE' || code === 'EMESSAGE')) return { kind: 'refused', why }
  if (responseCode !== undefined || neverStood.test(message)) return { kind: 'later', why }
  return { kind: 'unknown', why }
}

type SmtpFault = {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  readonly message?: string
}
