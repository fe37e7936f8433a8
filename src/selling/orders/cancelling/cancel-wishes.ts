import type { Currency } from '#platform/values/amounts/money.ts'

/** Whose wish it is: the customer's, who bears the fee of the payment method, or ours, where that comes back too. */
export const cancelWishes = ['customer', 'us'] as const
export type CancelWish = (typeof cancelWishes)[number]

/** What cancelling an unbought order gives back for each wish, in minor units. */
export type UnboughtBack = { readonly currency: Currency } & Readonly<Record<CancelWish, bigint>>
