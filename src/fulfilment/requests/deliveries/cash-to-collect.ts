import { sql } from 'kysely'
import type { RequestMoney } from '#fulfilment/requests/facts/read-request-money.ts'
import { among } from '#platform/work/among.ts'
import type { Work } from '#platform/work/work.ts'

export type CashToCollect = {
  readonly minor: bigint
  /** How much of it belongs to which order; the rest is the delivery's fee. */
  readonly shares: readonly { readonly orderId: string; readonly minor: bigint }[]
}
type Owed = Pick<RequestMoney, 'feeDue' | 'orders'>

/**
 * What a courier is to collect: an amount that another courier already collects for the same order is not collected
 * twice.
 */
export async function readCashToCollect(work: Work, owed: Owed): Promise<CashToCollect> {
  return cashOf(owed, await readTold(work, [owed]))
}

/** The same for many deliveries at once, by request. */
export async function readCashOfRequests(
  work: Work,
  owed: ReadonlyMap<string, Owed>,
): Promise<ReadonlyMap<string, CashToCollect>> {
  const told = await readTold(work, [...owed.values()])
  return new Map([...owed].map(([requestId, one]) => [requestId, cashOf(one, told)]))
}

type Told = ReadonlyMap<string, bigint>

async function readTold({ db }: Work, owed: readonly Owed[]): Promise<Told> {
  const orderIds = [...new Set(owed.flatMap(({ orders }) => orders.map(({ orderId }) => orderId)))]
  if (orderIds.length === 0) return new Map()
  const { rows } = await sql<{ orderId: string; minor: bigint }>`
    select order_id as "orderId", sum(minor)::bigint as minor from request_dues
    where order_id ${among(orderIds)} group by order_id`.execute(db)
  return new Map(rows.map(({ orderId, minor }) => [orderId, minor]))
}

function cashOf({ feeDue, orders }: Owed, told: Told): CashToCollect {
  const shares = orders.flatMap(({ orderId, minor }) => {
    const left = minor - (told.get(orderId) ?? 0n)
    return left > 0n ? [{ orderId, minor: left }] : []
  })
  return { minor: shares.reduce((sum, share) => sum + share.minor, feeDue), shares }
}
