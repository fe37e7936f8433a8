import { z } from 'zod'
import { callProvider } from '#people/notices/providers/call-provider.ts'
import type { Conversion, ToldEvent } from './conversion.ts'
import { isTold } from './conversion.ts'
import { answerOf } from './receiver-answer.ts'
import type { Receiver } from './receivers.ts'

export type MetaAccount = {
  /** With its version: https://graph.facebook.com/v25.0. */
  readonly host: string
  readonly pixelId: string
  readonly token: string
  readonly totalMs?: number
}

const names: Readonly<Record<ToldEvent, string>> = {
  pageView: 'PageView',
  addToCart: 'AddToCart',
  couponCode: 'CouponCode',
  proceedToPayment: 'InitiateCheckout',
  subscribeToPackage: 'Subscribe',
  placeOrder: 'Purchase',
  registration: 'CompleteRegistration',
  paymentStatus: 'PaymentStatus',
}
const acceptedForm = z.object({ events_received: z.literal(1) })
const errorForm = z.object({ error: z.object({ code: z.number() }) })
/** Their errors that pass: an outage, too many calls, a token that ended. */
const laterCodes = new Set([1, 2, 4, 17, 102, 190, 613, 80_004])

/** Meta, Conversions API: Facebook and Instagram. One event a call, because one that it refuses fails all of a call. */
export function metaReceiver({ host, pixelId, token, totalMs }: MetaAccount, alarm: (fault: object) => void): Receiver {
  const url = `${host}/${pixelId}/events`
  return {
    name: 'meta',
    knowsRepeats: true,
    oldestHours: 7 * 24 - 2,
    tell: async (event) => {
      const json = { data: [metaEvent(event)], access_token: token }
      const answer = await callProvider({ url, json }, totalMs)
      if (answer.kind !== 'answered') return answerOf(answer, 'Meta')
      if (answer.status === 200)
        return acceptedForm.safeParse(answer.body).success
          ? { kind: 'accepted' }
          : { kind: 'unknown', why: 'Meta answered nonsense' }
      const code = errorForm.safeParse(answer.body).data?.error.code
      if (code === 190) alarm({ status: answer.status, code })
      const why = `Meta ${code ?? answer.status}`
      return code !== undefined && laterCodes.has(code) ? { kind: 'later', why } : answerOf(answer, why)
    },
  }
}

/** What Meta is told of an event. */
function metaEvent(event: Conversion): object {
  const { id, name, at, url, ip, agent, clicks, clickedAt, person, order, payment } = event
  return {
    event_name: isTold(name) ? names[name] : name,
    event_time: Math.floor(at.getTime() / 1000),
    event_id: id,
    event_source_url: url,
    action_source: 'website',
    user_data: {
      client_ip_address: ip,
      client_user_agent: agent,
      ...(clicks.fbclid && { fbc: `fb.1.${clickedAt}.${clicks.fbclid}` }),
      ...(person && {
        em: [person.email],
        external_id: [person.id],
        ...(person.metaPhone && { ph: [person.metaPhone] }),
      }),
    },
    custom_data: {
      ...(order && { currency: order.currency, value: order.value }),
      ...(order?.number && { order_id: order.number }),
      ...(payment && { status: payment }),
    },
  }
}
