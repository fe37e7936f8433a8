import type { Work } from '#platform/work.ts'
import type { RequestMoney } from '#requests/read-request-money.ts'

export type CashToCollect = {
  readonly minor: bigint
  /** What of it is for which order; the rest is the delivery's fee. */
  readonly shares: readonly { readonly orderId: string; readonly minor: bigint }[]
}

/** What a courier is to be told to collect: what another was already told to collect for the same order is not collected twice. */
export async function readCashToCollect(
  work: Work,
  { feeDue, orders }: Pick<RequestMoney, 'feeDue' | 'orders'>,
): Promise<CashToCollect> {
  if (orders.length === 0) return { minor: feeDue, shares: [] }
  const told = await work.db
    .selectFrom('request_dues')
    .select('order_id')
    .select((select) => select.cast<bigint>(select.fn.sum('minor'), 'bigint').as('minor'))
    .where(
      'order_id',
      'in',
      orders.map(({ orderId }) => orderId),
    )
    .groupBy('order_id')
    .execute()
  const shares = orders.flatMap(({ orderId, minor }) => {
    const left = minor - (told.find((one) => one.order_id === orderId)?.minor ?? 0n)
    return left > 0n ? [{ orderId, minor: left }] : []
  })
  return { minor: shares.reduce((sum, share) => sum + share.minor, feeDue), shares }
}
