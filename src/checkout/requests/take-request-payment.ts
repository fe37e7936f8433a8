import { readRequestMoney } from '#fulfilment/requests/facts/read-request-money.ts'
import type { LockedRequest } from '#fulfilment/requests/move-request.ts'
import type { Credit } from '#money/payments/gateways/settlement.ts'
import type { Payment } from '#money/payments/payment.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { money } from '#platform/values/amounts/money.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'
import type { Work } from '#platform/work/work.ts'
import { confirmPayment, type PaymentPart } from '#selling/orders/money/confirm-payment.ts'

/**
 * Money for a request: first the delivery and the method's fee, into `request:{id}`, then what is due on its goods, into
 * their orders. What is not needed any more stays where it came to, in the customer's balance. It is held and waits for it.
 */
export async function takeRequestPayment(
  work: Work,
  { request, orders }: LockedRequest,
  payment: Payment,
  credited: readonly Credit[],
): Promise<void> {
  const { id: paymentId, method, number, amount, fee } = payment
  const { feeDue, orders: shares } = await readRequestMoney(work, request, orders)
  const pour = pourFrom(credited)
  for (const { from, kind, minor } of pour(feeDue + fee.minor)) {
    const lines = transfer(money(minor, amount.currency), from, `request:${request.id}`)
    await postEntry(work, 'request_payment', lines, { reference: number, onlyOnce: `payment:${paymentId}:${kind}` })
  }
  for (const { orderId, minor } of shares) {
    const order = orders.find((one) => one.id === orderId)
    const parts = pour(minor)
    if (!order || parts.length === 0) continue
    await confirmPayment(work, order, { parts, method, paymentId, onlyOnce: `payment:${paymentId}:${orderId}` })
  }
}

// Takes what is asked for out of what came, the first first.
function pourFrom(credited: readonly Credit[]): (minor: bigint) => readonly PaymentPart[] {
  const left = credited.map(({ from, kind, amount }) => ({ from, kind, minor: amount.minor }))
  return (asked) => {
    let wanted = asked
    return left.flatMap((one) => {
      const minor = smallerOf(one.minor, wanted)
      one.minor -= minor
      wanted -= minor
      return minor > 0n ? [{ from: one.from, kind: one.kind, minor }] : []
    })
  }
}
