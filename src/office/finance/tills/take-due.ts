import { no as checkoutNo } from '#checkout/checkout.refusals.ts'
import { payRequestNow } from '#checkout/requests/pay-request.ts'
import { readRequestMoney } from '#fulfilment/requests/facts/read-request-money.ts'
import { findRequest, type LockedRequest, lockRequest } from '#fulfilment/requests/move-request.ts'
import type { Routes } from '#money/payments/gateways/gather-gateways.ts'
import type { Payment } from '#money/payments/payment.ts'
import { readPaymentsOf } from '#money/payments/read-payment.ts'
import { no } from '#office/finance/finance.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { holdTill, refuseCounted, tillClerk } from './till.ts'

export type DueAtDesk = { readonly key: string; readonly requestId: string }
export type DuePayment = { readonly tillId: string; readonly code: string }

/**
 * The customer stands at the desk and pays in cash what is due on their pickup: opens the payment in its office on their behalf, or
 * goes on with the one they opened, and says at which open till and by which number it is taken. No money moves here.
 */
export async function takeDue(work: Work, { key, requestId }: DueAtDesk, routes: Routes): Promise<DuePayment> {
  return once(work, `till-due:${key}`, { requestId }, async () => {
    const office = (await findRequest(work, requestId)).request.office_code
    if (office === null) throw platformNo.NOT_FOUND()
    tillClerk(work, office)
    const till = await holdTill(work, await openTillOf(work, office), 'share')
    await refuseCounted(work, till)
    const held = await lockRequest(work, requestId)
    const waiting = await findWaiting(work, held)
    const payment = waiting ?? (await openFor(work, held, routes))
    const before = { waited: waiting !== null }
    const after = { request: held.request.number, till: till.number, amount: String(payment.amount.minor) }
    await audit(work, { action: 'till.due', subject: `payment:${payment.id}`, before, after })
    return { tillId: till.id, code: payment.code ?? payment.number }
  })
}

async function openTillOf({ db, site }: Work, office: string): Promise<string> {
  const tills = db.selectFrom('till_sessions').select('id').where('site', '=', site).where('office', '=', office)
  const open = await tills.where('closed_at', 'is', null).executeTakeFirst()
  if (!open) throw no.NO_TILL_OPEN()
  return open.id
}

// What the customer opened already for the same sum: for the pickup, or for the one order that something is due on.
async function findWaiting(work: Work, { request, orders }: LockedRequest): Promise<Payment | null> {
  const { due, orders: shares } = await readRequestMoney(work, request, orders)
  const subjects = [request.id, ...(shares.length === 1 ? shares.map((share) => share.orderId) : [])]
  for (const id of subjects) {
    const waiting = (await readPaymentsOf(work, id)).find(
      (one) =>
        one.method === 'office' &&
        one.walletPartKind === null &&
        one.status === 'pending_payment' &&
        one.expiresAt > work.now &&
        one.amount.minor - one.fee.minor === due,
    )
    if (waiting) return waiting
  }
  return null
}

async function openFor(work: Work, { request }: LockedRequest, routes: Routes): Promise<Payment> {
  const customer = { ...work, who: { kind: 'customer', id: request.customer_id } } as const
  const { paymentId } = await payRequestNow(customer, request.id, { method: 'office' }, routes)
  const opened = (await readPaymentsOf(work, request.id)).find((one) => one.id === paymentId)
  if (!opened) throw checkoutNo.NOTHING_DUE()
  return opened
}
