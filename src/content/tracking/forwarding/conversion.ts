import { createHash } from 'node:crypto'
import type { EventName } from '#content/tracking/event-names.ts'
import type { Locale } from '#platform/work/work.ts'

/** What happened, as companies of adverts are told it: nothing in it names a person but as a fingerprint. */
export type Conversion = {
  readonly id: string
  readonly name: EventName
  readonly at: Date
  /** A page of ours: the home page of the site and language. */
  readonly url: string
  readonly locale: Locale
  /** The id in the browser of who agreed. */
  readonly client: string
  readonly ip: string
  readonly agent: string
  readonly clicks: { readonly fbclid?: string; readonly ttclid?: string; readonly gclid?: string }
  /** When the last advert was pressed, in milliseconds. */
  readonly clickedAt: number
  readonly person: Person | null
  readonly order: { readonly number: string; readonly value: number; readonly currency: string } | null
  readonly payment: string | null
}

/** The customer's number and fingerprints of how they are reached; in clear text they are not kept here. */
export type Person = {
  readonly id: string
  readonly email: string
  /** For Google, to whom dots and what follows a plus mean nothing in its own addresses. */
  readonly googleEmail: string
  readonly phone: string | null
  /** Without the plus, as Meta asks for it. */
  readonly metaPhone: string | null
}

/** The events that companies of adverts are told; the steps of our own funnel are not theirs. */
const toldEvents = [
  'pageView',
  'addToCart',
  'couponCode',
  'proceedToPayment',
  'subscribeToPackage',
  'placeOrder',
  'registration',
  'paymentStatus',
] as const satisfies readonly EventName[]
export type ToldEvent = (typeof toldEvents)[number]

export function isTold(name: string): name is ToldEvent {
  return toldEvents.some((one) => one === name)
}

/** Fingerprints (SHA-256) of a customer's id, address and phone, normalised as each company asks. `phone`: with its plus. */
export function personOf(id: string, email: string, phone: string | null): Person {
  const address = email.trim().toLowerCase()
  const digits = phone?.replace(/\D/g, '') ?? ''
  return {
    id: fingerprint(id),
    email: fingerprint(address),
    googleEmail: fingerprint(withoutTricks(address)),
    phone: digits === '' ? null : fingerprint(`+${digits}`),
    metaPhone: digits === '' ? null : fingerprint(digits.replace(/^0+/, '')),
  }
}

function withoutTricks(address: string): string {
  const at = address.lastIndexOf('@')
  const [name, host] = [address.slice(0, at), address.slice(at + 1)]
  return host === 'gmail.com' || host === 'googlemail.com'
    ? `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${host}`
    : address
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}
