import type { Money } from '#money/money.ts'
import { definePort } from '#platform/ports.ts'
import type { Locale, Site } from '#platform/work.ts'

/** One try to have a payment paid by card. Its reference is never used twice, whatever becomes of the try. */
export type CheckoutAttempt = {
  readonly reference: string
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

export type CheckoutAnswer =
  | { readonly kind: 'opened'; readonly providerReference: string; readonly redirectUrl: string }
  | GatewayFailure

/** What the gateway says became of a try. `reversed` is money that went back: a refund or a void. */
export type GatewayOutcome = {
  readonly state: 'paid' | 'pending' | 'declined' | 'reversed'
  readonly site: Site
  readonly transactionId: string
  readonly providerReference: string
  readonly reference: string | null
  readonly amount: { readonly minor: bigint; readonly currency: string }
  readonly card: { readonly brand: string; readonly last4: string } | null
  readonly declineCode: string | null
}

/** A callback is believed only when `verified`; `outcome` is null for news that is not about a payment. */
export type CallbackReading =
  | { readonly verified: true; readonly outcome: GatewayOutcome | null }
  | { readonly verified: false; readonly reason: 'MALFORMED' | 'BAD_SIGNATURE' }

export type InquiryAnswer =
  | { readonly kind: 'outcome'; readonly outcome: GatewayOutcome }
  | { readonly kind: 'nothingYet' }
  | GatewayFailure

export type RefundAnswer = { readonly kind: 'refunded'; readonly transactionId: string } | GatewayFailure

export type CallbackQuery = Readonly<Record<string, string | undefined>>

/** A company that takes cards on its own page. Every function talks to the outside: never call one in a transaction. */
export type CardGateway = {
  readonly provider: string
  createCheckout(attempt: CheckoutAttempt): Promise<CheckoutAnswer>
  readCallback(rawBody: string, query: CallbackQuery): CallbackReading
  inquire(question: { readonly reference: string; readonly site: Site }): Promise<InquiryAnswer>
  inquireTransaction(question: { readonly transactionId: string; readonly site: Site }): Promise<InquiryAnswer>
  refund(order: { readonly transactionId: string; readonly amount: Money; readonly site: Site }): Promise<RefundAnswer>
}

export const cardGateway = definePort<CardGateway>('cardGateway')
