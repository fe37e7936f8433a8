import type { EventName } from '#content/tracking/event-names.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { Split } from './analytics-question.ts'

/** A text, in the language of the page or in a named one. */
type Said = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string

/** The steps of the way to the handover, in their order. */
export const funnel = ['visit', 'addToCart', 'proceedToPayment', 'placeOrder', 'orderPaid', 'orderHandedOver'] as const

/** What is counted beside it. */
export const besides = ['pageView', 'registration', 'couponCode', 'subscribeToPackage', 'paymentStatus'] as const

export const eventTexts: Readonly<Record<EventName, Said>> = {
  visit: m.tracking_step_visit,
  pageView: m.tracking_step_pageView,
  addToCart: m.tracking_step_addToCart,
  couponCode: m.tracking_step_couponCode,
  proceedToPayment: m.tracking_step_proceedToPayment,
  subscribeToPackage: m.tracking_step_subscribeToPackage,
  placeOrder: m.tracking_step_placeOrder,
  registration: m.tracking_step_registration,
  paymentStatus: m.tracking_step_paymentStatus,
  orderPaid: m.tracking_step_orderPaid,
  orderHandedOver: m.tracking_step_orderHandedOver,
}

export const splitTexts: Readonly<Record<Split, Said>> = {
  source: m.tracking_by_source,
  campaign: m.tracking_by_campaign,
  locale: m.tracking_by_locale,
  device: m.tracking_by_device,
  site: m.tracking_by_site,
}

const partTexts: Readonly<Record<string, Said>> = {
  'source FB': m.tracking_source_FB,
  'source Instagram': m.tracking_source_Instagram,
  'source TikTok': m.tracking_source_TikTok,
  'source Organic': m.tracking_source_Organic,
  'source Email': m.tracking_source_Email,
  'source Unknown': m.tracking_source_Unknown,
  'device phone': m.tracking_device_phone,
  'device tablet': m.tracking_device_tablet,
  'device desktop': m.tracking_device_desktop,
  'device unknown': m.tracking_device_unknown,
  'locale ar': m.tracking_locale_ar,
  'locale en': m.tracking_locale_en,
  'campaign ': m.tracking_no_campaign,
}

/** A part in words; a campaign or a site is called what it is called. */
export function partName(by: Split, part: string, locale?: Locale): string {
  return partTexts[`${by} ${part}`]?.({}, locale && { locale }) ?? part
}
