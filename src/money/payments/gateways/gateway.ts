import type { Money } from '#platform/values/amounts/money.ts'
import { definePort } from '#platform/work/ports.ts'
import type { Locale } from '#platform/work/work.ts'
import type { PaymentMethod } from '#pricing/quote/method-table.ts'
import type { Site } from '#sites/sites.ts'

/**
 * One attempt to have a payment paid at a gateway. Its reference is never used twice, whatever happens to the attempt.
 */
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
  /** The payer's own number if the method needs one: the valU customer code, the number of the mobile wallet. */
  readonly payerAccount: string | null
  /** The gateway's token of a saved card that it is paid with; the payer types no other card. */
  readonly cardToken: string | null
  /** The customer asked us to keep the card: the gateway tells its token apart, in a message of its own. */
  readonly savesCard: boolean
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
  /** Of `refused`: it was the saved card that the gateway does not take any more. */
  readonly isAboutCard?: boolean
}

/**
 * How it continues: on the gateway's own page, or with a code that is paid at one of its points. A gateway may not
 * reveal its own number of a page until something happens there.
 */
export type OpenAnswer =
  | { readonly kind: 'opened'; readonly providerReference: string | null; readonly redirectUrl: string }
  | {
      readonly kind: 'codeGiven'
      readonly code: string
      readonly providerReference: string
      readonly expiresAt: Date | null
    }
  /** A saved card was charged, or may have been: there is no page, and what became of it is asked. */
  | { readonly kind: 'charged'; readonly providerReference: string }
  | GatewayFailure

/**
 * The gateway's answer about an attempt. `reversed` is money that was sent back: a refund or a void. `ended`: the page
 * or code can no longer be paid.
 */
export type GatewayOutcome = {
  readonly state: 'paid' | 'pending' | 'declined' | 'reversed' | 'ended'
  readonly site: Site
  readonly transactionId: string
  readonly providerReference: string
  readonly reference: string | null
  readonly amount: { readonly minor: bigint; readonly currency: string }
  /** How much of this transaction was sent back so far, if the gateway says so. */
  readonly refundedMinor?: bigint
  /** Of `reversed`: only a part, and the gateway does not say how much. */
  readonly isPart?: boolean
  readonly card: { readonly brand: string; readonly last4: string } | null
  readonly declineCode: string | null
}

/** What a callback names, to ask its gateway about. Nothing else in it is believed. */
type Hint = Question & {
  readonly transactionId: string
  /** The state that it claims: shown until the gateway was asked, never booked. */
  readonly state: GatewayOutcome['state']
}

/** A card that a gateway has saved, as its signed message tells: the sites whose account signed it, and the number of our attempt. */
export type ToldCard = {
  readonly sites: readonly Site[]
  readonly providerReference: string
  readonly token: string
  readonly brand: string
  readonly last4: string
}

/**
 * A callback is only a hint. `hint` is null for signed news that are not about a payment; they may tell of a saved `card`. Without a signature that we
 * can check (`UNSIGNED`) it names an attempt of ours to ask about.
 */
export type CallbackReading =
  | { readonly verified: true; readonly hint: Hint | null; readonly card?: ToldCard }
  | { readonly verified: false; readonly reason: 'MALFORMED' | 'BAD_SIGNATURE' }
  | { readonly verified: false; readonly reason: 'UNSIGNED'; readonly reference: string }

/** A question about a transaction, or about everything that was paid with our reference. */
export type Question = {
  readonly site: Site
  readonly reference: string | null
  /** The gateway's own number; not needed for gateways that are asked only by our reference. */
  readonly transactionId?: string
}

/** `nothingYet`: the gateway knows no such payment of ours. */
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
  /** The sender's network (`visit.network`), if it came over the network. */
  readonly network?: string
}

/** A company that takes money for us. Every function uses the network: never call one in a transaction. */
export type PaymentGateway = {
  readonly provider: string
  serves(method: PaymentMethod, site: Site): boolean
  open(attempt: PaymentAttempt): Promise<OpenAnswer>
  readCallback(received: ReceivedCallback): CallbackReading
  /** The outcome is about exactly this question, and of an integration of ours. */
  inquire(question: Question): Promise<InquiryAnswer>
  refund(order: { readonly transactionId: string; readonly amount: Money; readonly site: Site }): Promise<RefundAnswer>
  /** Cancels an unpaid code, if the gateway supports it. */
  cancel?(order: { readonly providerReference: string }): Promise<CancelAnswer>
}

/** The gateways that the settings name; the first one that serves a method on a site is used. */
export type Gateways = {
  readonly all: readonly PaymentGateway[]
  of(provider: string): PaymentGateway | null
  serving(method: PaymentMethod, site: Site): PaymentGateway | null
}

export const gateways = definePort<Gateways>('gateways')
