import type { Currency } from '#money/money.ts'
import { smallerOf } from '#money/round.ts'
import type { Order } from '#orders/lock-order.ts'
import { readMoneyOfOrders } from '#orders/order-money.ts'
import { siteCurrency, type Work } from '#platform/work.ts'
import { readBalance } from '#wallet/read-wallet.ts'
import type { Request } from './move-request.ts'
import { isOpenRequest } from './request-moves.ts'

export type OrderShare = { readonly orderId: string; readonly orderNumber: string; readonly minor: bigint }

/** What a request costs and what is paid of it, in minor units of the site's currency. */
export type RequestMoney = {
  readonly currency: Currency
  /** The delivery's fee, VAT included; of a pickup there is none. */
  readonly fee: bigint
  /** What stands in `request:{id}`. */
  readonly held: bigint
  readonly feePaid: bigint
  /** Fees of payment methods that stand beside it. */
  readonly methodFees: bigint
  readonly feeDue: bigint
  /** What is still due on the orders whose goods are in it. */
  readonly orders: readonly OrderShare[]
  /** All of it: to be paid before anything leaves us, or to the courier. */
  readonly due: bigint
}

/** Whether money that comes for it now is still asked for. */
export async function waitsForMoney(work: Work, request: Request, orders: readonly Order[]): Promise<boolean> {
  return isOpenRequest(request.state) && (await readRequestMoney(work, request, orders)).due > 0n
}

/** Reads the money of a request: the fee's from the ledger, the goods' from their orders. What is over is due nothing. */
export async function readRequestMoney(
  work: Work,
  request: Pick<Request, 'id' | 'state' | 'fee_minor'>,
  orders: readonly Order[],
): Promise<RequestMoney> {
  const held = (await readBalance(work, `request:${request.id}`)).minor
  const isOver = request.state === 'fulfilled' || request.state === 'cancelled'
  const fee = request.fee_minor ?? 0n
  const feePaid = isOver ? fee : smallerOf(held, fee)
  const moneys = isOver ? new Map() : await readMoneyOfOrders(work, orders)
  const shares = orders.flatMap(({ id: orderId, number: orderNumber }) => {
    const minor: bigint = moneys.get(orderId)?.due ?? 0n
    return minor > 0n ? [{ orderId, orderNumber, minor }] : []
  })
  const feeDue = fee - feePaid
  return {
    ...{ currency: siteCurrency[work.site], fee, held, feePaid, feeDue, orders: shares },
    methodFees: isOver ? 0n : held - feePaid,
    due: shares.reduce((sum, share) => sum + share.minor, feeDue),
  }
}
