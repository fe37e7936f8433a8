import type { Payment } from '#money/payments/payment.ts'
import type { AccountName, HoldKind } from '#money/wallet/accounts.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import type { GatewayOutcome } from './gateway.ts'

/** A gateway's answer to an inquiry. Nothing else is ever booked: what it sends by itself is only a hint to ask. */
export type Told = { readonly provider: string; readonly outcome: GatewayOutcome }

/** Money in the customer's account, to be spent from there. */
export type Credit = { readonly from: AccountName; readonly kind: HoldKind; readonly amount: Money }

/**
 * What was done with the news. `settled`: the payment is Successed and `credited` is now in the customer's wallet, for
 * the caller to spend on the subject in this same transaction. `credited`: the money came too late or twice and stays
 * in the wallet. `unmatched`: it contradicts our books and is in suspense.
 */
export type Settlement =
  | { readonly kind: 'settled'; readonly payment: Payment; readonly credited: readonly Credit[] }
  | { readonly kind: 'credited' | 'failed' | 'pending' | 'reversed' | 'ended'; readonly payment: Payment }
  | { readonly kind: 'nothingNew'; readonly payment: Payment | null }
  | { readonly kind: 'unmatched'; readonly reason: UnmatchedReason; readonly payment: Payment | null }

/** Why a gateway's answer is about no try of ours. */
export type MatchFault = 'UNKNOWN_REFERENCE' | 'WRONG_REFERENCE' | 'WRONG_SITE'

export type UnmatchedReason = MatchFault | 'WRONG_AMOUNT' | 'WRONG_CURRENCY' | 'ACCOUNT_DELETED'
