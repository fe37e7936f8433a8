import { permits } from '#people/access/permissions.ts'
import type { Actor } from '#platform/work/work.ts'

/** Which parts of a customer's page a member of staff may see. */
export function customerParts(who: Actor) {
  const support = permits(who, 'support')
  return {
    /** Balances, payments, refunds, withdrawals: not for reviewers. */
    money: support || permits(who, 'finance') || permits(who, 'till'),
    orders: permits(who, 'orders'),
    requests: permits(who, 'requests'),
    tickets: permits(who, 'tickets'),
    addresses: support || permits(who, 'requests'),
    identity: permits(who, 'national-ids'),
    messages: support || permits(who, 'tickets'),
    devices: support,
    /** Blocks, ends sessions, corrects a phone. */
    acts: support,
  }
}
