import type { Currency } from '#platform/values/amounts/money.ts'

/**
 * Who wants it: the customer, who then bears the fee of the payment method, or we, and then the fee is refunded too.
 */
export const cancelWishes = ['customer', 'us'] as const
export type CancelWish = (typeof cancelWishes)[number]

/** The refund of cancelling an unbought order in each case, in minor units. */
export type UnboughtBack = { readonly currency: Currency } & Readonly<Record<CancelWish, bigint>>
