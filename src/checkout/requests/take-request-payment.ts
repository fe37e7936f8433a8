import { money } from '#money/money.ts'
import { smallerOf } from '#money/round.ts'
import { confirmPayment, type PaymentPart } from '#orders/confirm-payment.ts'
import type { Payment } from '#payments/payment.ts'
import type { Credit } from '#payments/settle-payment.ts'
import type { Work } from '#platform/work.ts'
import type { LockedRequest } from '#requests/move-request.ts'
import { readRequestMoney } from '#requests/read-request-money.ts'
import { postEntry, transfer } from '#wallet/post-entry.ts'

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
