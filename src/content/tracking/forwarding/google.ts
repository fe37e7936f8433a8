import { callProvider } from '#people/notices/providers/call-provider.ts'
import type { Conversion, ToldEvent } from './conversion.ts'
import { isTold } from './conversion.ts'
import { answerOf } from './receiver-answer.ts'
import type { Receiver } from './receivers.ts'

export type GoogleAccount = {
  readonly host: string
  readonly measurementId: string
  readonly apiSecret: string
  readonly totalMs?: number
}

const names: Readonly<Record<ToldEvent, string>> = {
  pageView: 'page_view',
  addToCart: 'add_to_cart',
  couponCode: 'coupon_code',
  proceedToPayment: 'begin_checkout',
  subscribeToPackage: 'subscribe_to_package',
  placeOrder: 'purchase',
  registration: 'sign_up',
  paymentStatus: 'payment_status',
}

/** Google Analytics 4, Measurement Protocol. It says yes to everything, and knows only orders again. */
export function googleReceiver({ host, measurementId, apiSecret, totalMs }: GoogleAccount): Receiver {
  const url = `${host}/mp/collect?${new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret })}`
  return {
    name: 'google',
    knowsRepeats: false,
    oldestHours: 70,
    tell: async (event) => answerOf(await callProvider({ url, json: googleBody(event) }, totalMs), 'Google'),
  }
}

/** What Google is told of an event; also checked by its `/debug/mp/collect`. */
export function googleBody(event: Conversion): object {
  const { name, at, client, ip, person, order, payment, clicks, url, locale } = event
  return {
    client_id: client,
    ...(person && { user_id: person.id }),
    timestamp_micros: at.getTime() * 1000,
    ip_override: ip,
    consent: { ad_user_data: 'GRANTED', ad_personalization: 'DENIED' },
    ...(person && {
      user_data: {
        sha256_email_address: [person.googleEmail],
        ...(person.phone && { sha256_phone_number: [person.phone] }),
      },
    }),
    events: [
      {
        name: isTold(name) ? names[name] : name,
        params: {
          // The day of the visitor: without one of the two, nothing is shown while it happens.
          session_id: String(Math.floor(at.getTime() / 86_400_000)),
          engagement_time_msec: 1,
          page_location: clicks.gclid ? `${url}?${new URLSearchParams({ gclid: clicks.gclid })}` : url,
          language: locale,
          ...(order && { currency: order.currency, value: order.value }),
          ...(order?.number && { transaction_id: order.number }),
          ...(payment && { status: payment }),
        },
      },
    ],
  }
}
