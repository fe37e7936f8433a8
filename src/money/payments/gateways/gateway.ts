import type { Money } from '#platform/values/amounts/money.ts'
import { definePort } from '#platform/work/ports.ts'
import type { Locale } from '#platform/work/work.ts'
import type { PaymentMethod } from '#pricing/quote/method-table.ts'
import type { Site } from '#sites/sites.ts'

/** One try to have a payment paid outside. Its reference is never used twice, whatever becomes of the try. */
export type PaymentAttempt = {
  readonly reference: string
  readonly method: PaymentMethod
  readonly site: Site
  readonly locale: Locale
  readonly amount: Money
  readonly title: string
  readonly payer: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly phone: string
  }
  /** The payer's own number where the method asks for one: the valU customer code, the number of the mobile wallet. */
  readonly payerAccount: string | null
  readonly expiresAt: Date
  readonly expiresInSeconds: number
  readonly callbackUrl: string
  readonly returnUrl: string
}

/**
 * Why a call to a gateway gave no answer we can use. `misconfigured`: our keys are wrong, alarm and stop.
 * `refused`: it will be refused again. `unknown`: it may or may not have happened, so ask before trying again.
 */
export type GatewayFailure = {
  readonly kind: 'misconfigured' | 'refused' | 'unknown'
  readonly status: number | null
  readonly detail: string
}

/**
 * How it goes on: on a page of the gateway's own, or with a code that is paid at one of its points. A gateway may keep its
 * own number of a page to itself until something happens there.
 */
export type OpenAnswer =
  | { readonly kind: 'opened'; readonly providerReference: string | null; readonly redirectUrl: string }
  | {
      readonly kind: 'codeGiven'
      readonly code: string
      readonly providerReference: string
      readonly expiresAt: Date | null
    }
  | GatewayFailure

/**
 * What the gateway says became of a try when it is asked. `reversed` is money that went back: a refund or a void. `ended`: the page or code
 * can no longer be paid.
 */
export type GatewayOutcome = {
  readonly state: 'paid' | 'pending' | 'declined' | 'reversed' | 'ended'
  readonly site: Site
  readonly transactionId: string
  readonly providerReference: string
  readonly reference: string | null
  readonly amount: { readonly minor: bigint; readonly currency: string }
  /** How much of this transaction went back so far, where the gateway says so. */
  readonly refundedMinor?: bigint
  /** Of `reversed`: a part only, and the gateway does not say how much. */
  readonly isPart?: boolean
  readonly card: { readonly brand: string; readonly last4: string } | null
  readonly declineCode: string | null
}

/** What a callback names, to ask its gateway about. Nothing else in it is believed. */
type Hint = Question & {
  readonly transactionId: string
  /** What it claims became of that transaction: shown while the gateway was not asked, never booked. */
  readonly state: GatewayOutcome['state']
}

/**
 * A callback is a hint at most. `hint` is null for signed news that is not about a payment. Without a signature we can check
 * (`UNSIGNED`) it names a try of ours that is asked about.
 */
export type CallbackReading =
  | { readonly verified: true; readonly hint: Hint | null }
  | { readonly verified: false; readonly reason: 'MALFORMED' | 'BAD_SIGNATURE' }
  | { readonly verified: false; readonly reason: 'UNSIGNED'; readonly reference: string }

/** What became of a transaction, or of all that was paid with our reference. */
export type Question = {
  readonly site: Site
  readonly reference: string | null
  /** The gateway's own number; gateways that are asked by our reference alone do not need it. */
  readonly transactionId?: string
}

/** `nothingYet`: the gateway knows of no such payment of ours. */
export type InquiryAnswer =
  | { readonly kind: 'outcome'; readonly outcome: GatewayOutcome }
  | { readonly kind: 'nothingYet' }
  | GatewayFailure

export type RefundAnswer = { readonly kind: 'refunded'; readonly transactionId: string } | GatewayFailure
export type CancelAnswer = { readonly kind: 'cancelled' } | GatewayFailure

export type CallbackQuery = Readonly<Record<string, string | undefined>>
export type ReceivedCallback = {
  readonly rawBody: string
  readonly query: CallbackQuery
  /** Who sent it (`visit.network`), where it came over the line. */
  readonly network?: string
}

/** A company that takes money for us. Every function talks to the outside: never call one in a transaction. */
export type PaymentGateway = {
  readonly provider: string
  serves(method: PaymentMethod, site: Site): boolean
  open(attempt: PaymentAttempt): Promise<OpenAnswer>
  readCallback(received: ReceivedCallback): CallbackReading
  /** An outcome is about exactly what was asked for, and of an integration of ours. */
  inquire(question: Question): Promise<InquiryAnswer>
  refund(order: { readonly transactionId: string; readonly amount: Money; readonly site: Site }): Promise<RefundAnswer>
  /** Ends a code that was not paid, where the gateway can. */
  cancel?(order: { readonly providerReference: string }): Promise<CancelAnswer>
}

/** The gateways that the settings name; the first that serves a method on a site is the one that is used. */
export type Gateways = {
  readonly all: readonly PaymentGateway[]
  of(provider: string): PaymentGateway | null
  serving(method: PaymentMethod, site: Site): PaymentGateway | null
}

export const gateways = definePort<Gateways>('gateways')
