import { generateKeyPairSync, sign } from 'node:crypto'
import { request } from 'undici'

export type MailEvents = {
  /** What the setting SENDGRID_EVENTS_KEY holds. */
  readonly publicKey: string
  /** Posts an event of a mail, signed over the time and the raw body. */
  readonly tell: (shop: string, event: MailEvent) => Promise<number | null>
}
type MailEvent = {
  readonly notice: string
  readonly email: string
  readonly event: 'delivered' | 'open' | 'bounce' | 'blocked' | 'dropped' | 'spamreport'
}

/** SendGrid's signed events of mail, with a key of this run. */
export function openMailEvents(): MailEvents {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    tell: async (shop, event) => {
      const body = bodyOf(event)
      const time = String(Math.floor(Date.now() / 1000))
      const signature = sign('sha256', Buffer.from(time + body), privateKey).toString('base64')
      const url = new URL(`${shop}/api/messages/news/sendgrid`)
      const here = new URL(url)
      if (here.hostname.endsWith('.localhost')) here.hostname = 'localhost'
      const headers = {
        'content-type': 'application/json',
        'x-twilio-email-event-webhook-signature': signature,
        'x-twilio-email-event-webhook-timestamp': time,
        host: url.host,
      }
      const answer = await request(here, { method: 'POST', headers, body }).catch(() => null)
      await answer?.body.dump()
      return answer?.statusCode ?? null
    },
  }
}

// The line break at the end is signed too.
function bodyOf({ notice, email, event }: MailEvent): string {
  const timestamp = Math.floor(Date.now() / 1000)
  const isBounce = event === 'bounce' || event === 'blocked'
  const told = {
    email,
    timestamp,
    event: isBounce ? 'bounce' : event,
    ...(isBounce && { type: event, status: event === 'bounce' ? '5.1.1' : '4.2.2', reason: 'mailbox unavailable' }),
    ...(event === 'dropped' && { reason: 'Bounced Address' }),
    sg_event_id: `${timestamp}-${notice}`,
    notice,
  }
  return `${JSON.stringify([told])}\r\n`
}
