import { sql } from 'kysely'
import type { Request } from '#fulfilment/requests/move-request.ts'
import { isOpenRequest } from '#fulfilment/requests/request-moves.ts'
import { readBalance, readBalances } from '#money/wallet/read-wallet.ts'
import type { Currency } from '#platform/values/amounts/money.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'
import { among } from '#platform/work/among.ts'
import type { Work } from '#platform/work/work.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import {
  type MoneyRow,
  moneyColumns,
  moneyOfOrder,
  moneyOfRow,
  readMoneyOfOrders,
} from '#selling/orders/money/order-money.ts'
import { sites } from '#sites/sites.ts'

type OrderShare = { readonly orderId: string; readonly orderNumber: string; readonly minor: bigint }

/** What a request costs and what is paid, in minor units of the site's currency. */
export type RequestMoney = {
  readonly currency: Currency
  /** The delivery's fee, VAT included; none for a pickup. */
  readonly fee: bigint
  /** The balance of `request:{id}`. */
  readonly held: bigint
  readonly feePaid: bigint
  /** The part of it that was paid with the orders at checkout, and stands in their money. */
  readonly prepaid: bigint
  /** Fees of payment methods, separate from it. */
  readonly methodFees: bigint
  readonly feeDue: bigint
  /** What is still due on the orders whose goods are in it. */
  readonly orders: readonly OrderShare[]
  /** All of it: to be paid before anything leaves us, or to the courier. */
  readonly due: bigint
}

/** Whether money that arrives for it now is still needed. */
export async function waitsForMoney(work: Work, request: Request, orders: readonly Order[]): Promise<boolean> {
  return isOpenRequest(request.state) && (await readRequestMoney(work, request, orders)).due > 0n
}

type Asked = Pick<Request, 'id' | 'state' | 'fee_minor' | 'prepaid_minor'>

/**
 * Reads the money of a request: the fee's from the ledger, the goods' from their orders. Nothing is due on a request
 * that has ended.
 */
export async function readRequestMoney(work: Work, request: Asked, orders: readonly Order[]): Promise<RequestMoney> {
  const held = (await readBalance(work, `request:${request.id}`)).minor
  const moneys = isOver(request) ? new Map() : await readMoneyOfOrders(work, orders)
  const shares = orders.map(({ id: orderId, number: orderNumber }) => {
    const minor: bigint = moneys.get(orderId)?.due ?? 0n
    return { orderId, orderNumber, minor }
  })
  return reckon(work, request, held, shares)
}

/** The same for many requests of this site, by request: read in two statements. */
export async function readMoneyOfRequests(
  work: Work,
  requests: readonly Asked[],
): Promise<ReadonlyMap<string, RequestMoney>> {
  if (requests.length === 0) return new Map()
  const ids = requests.map(({ id }) => id)
  const balances = await readBalances(
    work,
    ids.map((id) => `request:${id}` as const),
  )
  const { rows } = await sql<{ requestId: string; orderId: string; orderNumber: string } & MoneyRow>`
    select share.request_id as "requestId", o.id as "orderId", o.number as "orderNumber", ${moneyColumns}
    from (select distinct part.request_id, item.order_id from request_items part
      join order_items item on item.id = part.item_id
      where part.request_id ${among(ids)} and part.removed_at is null) share
    join orders o on o.id = share.order_id ${moneyOfOrder}
    order by o.id`.execute(work.db)
  const shares = Map.groupBy(rows, (row) => row.requestId)
  return new Map(
    requests.map((request) => {
      const own = (shares.get(request.id) ?? []).map((row) => {
        const { orderId, orderNumber } = row
        return { orderId, orderNumber, minor: moneyOfRow(row).due }
      })
      return [request.id, reckon(work, request, balances.get(`request:${request.id}`) ?? 0n, own)]
    }),
  )
}

function isOver({ state }: Pick<Request, 'state'>): boolean {
  return state === 'fulfilled' || state === 'cancelled'
}

function reckon({ site }: Work, request: Asked, held: bigint, ofOrders: readonly OrderShare[]): RequestMoney {
  const isDone = isOver(request)
  const fee = request.fee_minor ?? 0n
  const prepaid = request.prepaid_minor
  const feePaid = isDone ? fee : smallerOf(prepaid + held, fee)
  const shares = isDone ? [] : ofOrders.filter(({ minor }) => minor > 0n)
  const feeDue = fee - feePaid
  return {
    currency: sites[site].currency,
    fee,
    held,
    feePaid,
    prepaid,
    feeDue,
    orders: shares,
    methodFees: isDone ? 0n : prepaid + held - feePaid,
    due: shares.reduce((sum, share) => sum + share.minor, feeDue),
  }
}
