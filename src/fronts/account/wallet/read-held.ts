import type { HoldKind } from '#money/wallet/accounts.ts'
import type { Wallet } from '#money/wallet/read-wallet.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'

/** A part of the money on hold: its kind, its order and its deadline; without an order it is on its way elsewhere. */
export type Held = {
  readonly kind: HoldKind
  readonly amount: Money
  readonly order: string | null
  readonly until: Date | null
}

/** Everything on hold for the customer by its source; for each kind of money it adds up to the wallet's amount. */
export async function readHeld(work: Work, customerId: string, holds: Wallet['holds']): Promise<readonly Held[]> {
  const rows = await work.db
    .selectFrom('order_holds as hold')
    .innerJoin('orders', 'orders.id', 'hold.order_id')
    .select(['hold.kind', 'hold.minor', 'hold.until', 'orders.number'])
    .where('orders.customer_id', '=', customerId)
    .where('orders.site', '=', work.site)
    .where('hold.released_at', 'is', null)
    .orderBy('hold.until')
    .orderBy('hold.id')
    .execute()
  return (['card', 'cash', 'valu'] as const).flatMap((kind): readonly Held[] => {
    const of = (minor: bigint) => money(minor, sites[work.site].currency)
    const known = rows
      .filter((row) => row.kind === kind)
      .map(({ minor, number, until }) => ({ kind, amount: of(minor), order: number, until }))
    const left = known.reduce((minor, { amount }) => minor - amount.minor, holds[kind].minor)
    return left === 0n ? known : [...known, { kind, amount: of(left), order: null, until: null }]
  })
}
