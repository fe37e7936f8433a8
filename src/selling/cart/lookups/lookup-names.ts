import { m } from '#words/messages.js'
import type { LookupRefusal } from './lookup-refusals.ts'

/** Why there is no price, in words. */
export const whyNoPrice: Readonly<Record<LookupRefusal, () => string>> = {
  not_shippable: m.cart_lookup_why_not_shippable,
  not_found: m.cart_lookup_why_not_found,
  sold_out: m.cart_lookup_why_sold_out,
  not_to_us: m.cart_lookup_why_not_to_us,
  unclear: m.cart_lookup_why_unclear,
  no_price: m.cart_lookup_why_no_price,
}

/** What happened to a link, for its history. */
export const lookupEvents: Readonly<Record<string, () => string>> = {
  ask: m.cart_lookup_event_ask,
  claim: m.cart_lookup_event_claim,
  release: m.cart_lookup_event_release,
  price: m.cart_lookup_event_price,
  refuse: m.cart_lookup_event_refuse,
  withdraw: m.cart_lookup_event_withdraw,
}
