import { permits } from '#people/access/permissions.ts'
import type { Actor } from '#platform/work/work.ts'

/** Which parts of an order's page a member of staff sees. Goods, requests, cases, messages and history are for all who see orders. */
export type OrderSight = {
  /** The customer's mail and phone; everybody sees the name. */
  readonly contact: boolean
  /** What the customer is asked for, and what stores took. */
  readonly prices: boolean
  /** What was paid and given back, and what is due. */
  readonly payments: boolean
  readonly ledger: boolean
  /** Which card of ours paid the store. */
  readonly cards: boolean
}

export function orderSight(who: Actor): OrderSight {
  return {
    contact: permits(who, 'customers'),
    prices: permits(who, 'order-prices'),
    payments: permits(who, 'order-payments'),
    ledger: permits(who, 'finance'),
    cards: permits(who, 'supplier-cards'),
  }
}
