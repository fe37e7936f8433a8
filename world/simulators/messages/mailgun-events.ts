import { createHmac, randomBytes } from 'node:crypto'

type MailgunEvent = {
  readonly notice: string
  readonly email: string
  readonly event: 'delivered' | 'opened' | 'complained' | 'failed'
  readonly severity?: 'permanent' | 'temporary'
}

/** What Mailgun posts of a mail: signed in the body over a time and a token, not over the event. */
export function mailgunBody(
  key: string,
  told: MailgunEvent,
  at = new Date(),
  token = randomBytes(25).toString('hex'),
): string {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex')
  return JSON.stringify({
    signature: { timestamp, token, signature },
    'event-data': {
      event: told.event,
      ...(told.severity && {
        severity: told.severity,
        'delivery-status': { code: told.severity === 'permanent' ? 550 : 452 },
      }),
      recipient: told.email,
      timestamp: at.getTime() / 1000,
      message: { headers: { 'message-id': `${told.notice}@marsa.example` } },
      'user-variables': { notice: told.notice },
    },
  })
}
