import { createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'
import type { MessageNews, NewsReader } from '#people/notices/notices.ports.ts'

// SendGrid tries again for 24 hours; two more for clocks and a slow last try. What is older was recorded and is played back.
const longestSeconds = 26 * 3600
const aheadSeconds = 300

const eventForm = z.object({
  event: z.string(),
  email: z.string().max(320),
  type: z.string().optional(),
  status: z.string().max(40).optional(),
  reason: z.string().optional(),
  // Of the header X-SMTPAPI, which we sent along.
  notice: z.uuid().optional().catch(undefined),
})

/**
 * Reads the events of mail from SendGrid, signed over a time and the raw body with its key (ECDSA, P-256). They come many at once:
 * one that cannot be read is left out alone. An old time is not trusted.
 */
export function sendgridEvents(publicKey: string): NewsReader {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  return {
    read: ({ rawBody, headers, now }) => {
      const signature = headers['x-twilio-email-event-webhook-signature']
      const time = headers['x-twilio-email-event-webhook-timestamp']
      if (typeof signature !== 'string' || typeof time !== 'string') return null
      const signed = Buffer.concat([Buffer.from(time), rawBody])
      if (!verify('sha256', signed, key, Buffer.from(signature, 'base64'))) return null
      return isFresh(time, now) ? eventsOf(rawBody).flatMap(newsOf) : null
    },
  }
}

type MailEvent = z.output<typeof eventForm>

function isFresh(time: string, now: Date): boolean {
  const age = now.getTime() / 1000 - Number(time)
  return /^\d{1,12}$/.test(time) && age <= longestSeconds && age >= -aheadSeconds
}

function eventsOf(rawBody: Buffer): readonly MailEvent[] {
  const told = jsonOf(rawBody)
  return Array.isArray(told) ? told.flatMap((one) => eventForm.safeParse(one).data ?? []) : []
}

// `blocked` is a refusal that passes; their own list of dropped addresses is a bounce of earlier.
function stateOf({ event, type, reason = '' }: MailEvent): MessageNews['state'] | null {
  if (event === 'delivered') return 'delivered'
  if (event === 'open') return 'read'
  if (event === 'spamreport') return 'complained'
  if (event === 'bounce') return type === 'blocked' ? 'softBounced' : 'bounced'
  if (event === 'dropped') return /bounced|invalid/i.test(reason) ? 'bounced' : 'failed'
  return null
}

function newsOf(told: MailEvent): readonly MessageNews[] {
  const state = stateOf(told)
  if (state === null || !told.notice) return []
  return [
    { noticeId: told.notice, state, why: `SendGrid ${told.event} ${told.status ?? ''}`.trim(), address: told.email },
  ]
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch {
    return null
  }
}
