import { z } from 'zod'
import type { MessageNews, NewsReader } from '#people/notices/notices.ports.ts'
import { isSignedByMailgun } from './mailgun-signature.ts'

const text = z.string().max(1000)
const signature = z.object({ timestamp: text, token: text, signature: text })
const eventForm = z.object({
  event: z.string(),
  severity: z.string().optional(),
  reason: text.optional(),
  recipient: z.string().max(320),
  'delivery-status': z.object({ code: z.number().optional() }).optional(),
  // Of the header X-Mailgun-Variables, which we sent along.
  'user-variables': z.object({ notice: z.uuid() }),
})

/**
 * Reads the events of mail from Mailgun, signed in the body over a time and a token with our key. The signature does not cover the
 * event, so that each token counts once (`keyOf`).
 */
export function mailgunEvents(signingKey: string): NewsReader {
  return {
    read: ({ rawBody, now }) => {
      const body = bodyOf(rawBody)
      if (!body || !isSignedByMailgun(body.signature, signingKey, now)) return null
      const read = eventForm.safeParse(body['event-data'])
      return read.success ? newsOf(read.data) : []
    },
    keyOf: (rawBody) => bodyOf(rawBody)?.signature.token ?? null,
  }
}

type MailEvent = z.output<typeof eventForm>

// A failure that passes is tried again by Mailgun; a mail that it did not even try bounced earlier.
function stateOf({ event, severity }: MailEvent): MessageNews['state'] | null {
  if (event === 'delivered') return 'delivered'
  if (event === 'opened') return 'read'
  if (event === 'complained') return 'complained'
  if (event === 'failed') return severity === 'permanent' ? 'bounced' : 'softBounced'
  return null
}

function newsOf(told: MailEvent): readonly MessageNews[] {
  const state = stateOf(told)
  if (state === null) return []
  const why = ['Mailgun', told.event, told.severity, told['delivery-status']?.code].filter(Boolean).join(' ')
  return [{ noticeId: told['user-variables'].notice, state, why, address: told.recipient }]
}

const bodyForm = z.object({ signature, 'event-data': z.unknown() })

function bodyOf(rawBody: Buffer): z.output<typeof bodyForm> | null {
  try {
    return bodyForm.safeParse(JSON.parse(rawBody.toString('utf8'))).data ?? null
  } catch {
    return null
  }
}
