import type { ParcelAddress } from '#people/addresses/address.ts'
import { definePort } from '#platform/work/ports.ts'

/** No call to a company, with all its tries, takes longer: whoever took a waybill up has ended or never will. */
export const longestCallMs = 100_000

/**
 * Why a call gave no answer we can use. `misconfigured`: our keys are wrong. `refused`: it will be refused again.
 * `unknown`: it may or may not have happened, so ask before trying again.
 */
export type CourierFailure = {
  readonly kind: 'misconfigured' | 'refused' | 'unknown'
  readonly status: number | null
  readonly detail: string
}

/** Why a company does not take a parcel, where we know its word for it. */
export type BookingFault = 'UNSERVED_AREA' | 'CASH_TOO_HIGH' | 'BAD_PHONE' | 'NO_PICKUP_PLACE' | 'OTHER'

export type BookingOrder = {
  readonly reference: string
  readonly receiver: { readonly name: string; readonly phone: string }
  readonly address: ParcelAddress
  readonly weightGrams: number
  readonly pieces: number
  readonly contents: string
  readonly cashMinor: bigint
  /** Where the company tells us what happens to the parcel. */
  readonly newsUrl: string
}

type Booked = { readonly awb: string; readonly providerId: string }
export type BookAnswer =
  | ({ readonly kind: 'booked' } & Booked)
  | { readonly kind: 'rejected'; readonly fault: BookingFault; readonly detail: string }
  | CourierFailure
/** What the company holds under a reference of ours and has not cancelled, the oldest first. */
export type FindAnswer = { readonly kind: 'found'; readonly bookings: readonly Booked[] } | CourierFailure
export type CancelAnswer = { readonly kind: 'cancelled' | 'tooLate' | 'notThere' } | CourierFailure
export type LabelAnswer =
  | { readonly kind: 'label'; readonly pdf: Buffer }
  | { readonly kind: 'notThere' }
  | CourierFailure

/** Where a parcel is, in the company's own code. */
export type CourierReading = {
  readonly code: number
  readonly note: string | null
  /** On its way back to us. */
  readonly isReturning: boolean
  /** How often it was brought to the customer's door. */
  readonly attempts: number
  /** What the company says it collects, where it says so. */
  readonly cashMinor: bigint | null
}
export type ReadAnswer =
  | { readonly kind: 'read'; readonly reading: CourierReading }
  | { readonly kind: 'notThere' }
  | CourierFailure

/** What a company's code means to a waybill. `stay` says nothing about where the parcel is. */
export type CourierMeaning = {
  readonly goal: 'stay' | 'waiting' | 'collected' | 'delivered' | 'returned' | 'lost' | 'cancelled'
  readonly progress?: 'atCourier' | 'outForDelivery' | 'returning'
  readonly attention?: 'exception' | 'onHold' | 'damaged' | 'investigated'
}

export type ReceivedNews = {
  readonly rawBody: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
}
/** What a company told by itself: never believed, it only says about which parcel to ask. */
export type ToldNews = { readonly isTrusted: boolean; readonly awb: string | null; readonly code: number | null }

/** A shipping company that is called. Every function but the last two talks to the outside: never within a transaction. */
export type Courier = {
  readonly company: string
  book(order: BookingOrder): Promise<BookAnswer>
  find(reference: string): Promise<FindAnswer>
  read(awb: string): Promise<ReadAnswer>
  cancel(awb: string): Promise<CancelAnswer>
  label(awb: string, locale: 'ar' | 'en'): Promise<LabelAnswer>
  meaningOf(reading: CourierReading): CourierMeaning
  readNews(received: ReceivedNews): ToldNews
}

/** The companies that the settings name. */
export type Couriers = { readonly all: readonly Courier[]; of(company: string): Courier | null }

export const couriers = definePort<Couriers>('couriers')

export function gatherCouriers(all: readonly Courier[]): Couriers {
  return { all, of: (company) => all.find((one) => one.company === company) ?? null }
}
