import type { ParcelAddress } from '#people/addresses/address.ts'
import { definePort } from '#platform/work/ports.ts'

/**
 * No call to a company, with all its tries, takes longer: after that, a process that took up a waybill has finished or
 * died.
 */
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

/** Why a company refuses a parcel, for the reasons that we know. */
export type BookingFault = 'UNSERVED_AREA' | 'CASH_TOO_HIGH' | 'BAD_PHONE' | 'NO_PICKUP_PLACE' | 'OTHER'

export type BookingOrder = {
  readonly reference: string
  readonly receiver: { readonly name: string; readonly phone: string }
  readonly address: ParcelAddress
  readonly weightGrams: number
  readonly pieces: number
  readonly contents: string
  readonly cashMinor: bigint
  /** The address to which the company sends news of the parcel. */
  readonly newsUrl: string
}

type Booked = { readonly awb: string; readonly providerId: string }
export type BookAnswer =
  | ({ readonly kind: 'booked' } & Booked)
  | { readonly kind: 'rejected'; readonly fault: BookingFault; readonly detail: string }
  | CourierFailure
/** The company's deliveries under a reference of ours that are not cancelled, the oldest first. */
export type FindAnswer = { readonly kind: 'found'; readonly bookings: readonly Booked[] } | CourierFailure
export type CancelAnswer = { readonly kind: 'cancelled' | 'tooLate' | 'notThere' } | CourierFailure
export type LabelAnswer =
  | { readonly kind: 'label'; readonly pdf: Buffer }
  | { readonly kind: 'notThere' }
  | CourierFailure

/** A parcel's state, in the company's own code. */
export type CourierReading = {
  readonly code: number
  readonly note: string | null
  /** On its way back to us. */
  readonly isReturning: boolean
  /** How often a delivery was tried. */
  readonly attempts: number
  /** The cash that the company says it collects, if it says so. */
  readonly cashMinor: bigint | null
}
export type ReadAnswer =
  | { readonly kind: 'read'; readonly reading: CourierReading }
  | { readonly kind: 'notThere' }
  | CourierFailure

/** The meaning of a company's code for a waybill. `stay` says nothing about where the parcel is. */
export type CourierMeaning = {
  readonly goal: 'stay' | 'waiting' | 'collected' | 'delivered' | 'returned' | 'lost' | 'cancelled'
  readonly progress?: 'atCourier' | 'outForDelivery' | 'returning'
  readonly attention?: 'exception' | 'onHold' | 'damaged' | 'investigated'
}

export type ReceivedNews = {
  readonly rawBody: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
}
/** News from a company: never believed, they only say which parcel to ask about. */
export type ToldNews = { readonly isTrusted: boolean; readonly awb: string | null; readonly code: number | null }

/**
 * A shipping company with an API. Every function but the last two uses the network: never call them within a
 * transaction.
 */
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
