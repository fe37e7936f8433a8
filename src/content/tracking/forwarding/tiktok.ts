import { z } from 'zod'
import { callProvider } from '#people/notices/providers/call-provider.ts'
import type { Conversion, ToldEvent } from './conversion.ts'
import { isTold } from './conversion.ts'
import { answerOf } from './receiver-answer.ts'
import type { Receiver } from './receivers.ts'

export type TiktokAccount = {
  readonly host: string
  readonly pixelId: string
  readonly token: string
  readonly totalMs?: number
}

const names: Readonly<Record<ToldEvent, string>> = {
  pageView: 'Pageview',
  addToCart: 'AddToCart',
  couponCode: 'CouponCode',
  proceedToPayment: 'InitiateCheckout',
  subscribeToPackage: 'Subscribe',
  placeOrder: 'PlaceAnOrder',
  registration: 'CompleteRegistration',
  paymentStatus: 'PaymentStatus',
}
const answerForm = z.object({ code: z.number() })
/** A token that is wrong or ended, and too many calls. */
const laterCodes = new Set([40_100, 40_102, 40_105, 40_133])

/** TikTok, Events API 1.3. It answers 200 always, and what became of an event by a code. */
export function tiktokReceiver(account: TiktokAccount, alarm: (fault: object) => void): Receiver {
  const { host, pixelId, token, totalMs } = account
  const url = `${host}/open_api/v1.3/event/track/`
  return {
    name: 'tiktok',
    knowsRepeats: true,
    oldestHours: 7 * 24 - 2,
    tell: async (event) => {
      const json = { event_source: 'web', event_source_id: pixelId, data: [tiktokEvent(event)] }
      const answer = await callProvider({ url, json, headers: { 'access-token': token } }, totalMs)
      if (answer.kind !== 'answered' || answer.status !== 200) return answerOf(answer, 'TikTok')
      const code = answerForm.safeParse(answer.body).data?.code
      if (code === 0) return { kind: 'accepted' }
      if (code === undefined) return { kind: 'unknown', why: 'TikTok answered nonsense' }
      if (code === 40_105 || code === 40_102) alarm({ code })
      const why = `TikTok ${code}`
      return laterCodes.has(code) || code >= 50_000 ? { kind: 'later', why } : { kind: 'refused', why }
    },
  }
}

/** What TikTok is told of an event. */
function tiktokEvent(event: Conversion): object {
  const { id, name, at, url, ip, agent, clicks, person, order, payment } = event
  return {
    event: isTold(name) ? names[name] : name,
    event_time: Math.floor(at.getTime() / 1000),
    event_id: id,
    user: {
      ip,
      user_agent: agent,
      ...(clicks.ttclid && { ttclid: clicks.ttclid }),
      ...(person && { email: person.email, external_id: person.id, ...(person.phone && { phone: person.phone }) }),
    },
    page: { url },
    properties: {
      ...(order && { currency: order.currency, value: order.value }),
      ...(order?.number && { order_id: order.number }),
      ...(payment && { status: payment }),
    },
  }
}
