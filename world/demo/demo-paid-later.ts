import { askPayment } from '#checkout/paying/ask-payment.ts'
import type { Payment } from '#money/payments/payment.ts'
import { uploadReceipt } from '#money/payments/receipts/upload-receipt.ts'
import { fileStore } from '#platform/files/files.ts'
import { newId } from '#platform/work/id.ts'
import type { Ports } from '#platform/work/ports.ts'
import { system } from '#platform/work/work.ts'
import type { NewItem } from '#selling/orders/place-order.ts'
import { reviewedFirstSample } from '#world/samples/checkout/review-first.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { type Cast, reviewSample, type Stage } from '#world/samples/selling/orders.samples.ts'
import { drawReceipt } from './demo-finance.ts'

/** How many orders `fillDemoPaidLater` creates on a site. */
export const demoPaidLaterCount = 3

type Told = {
  readonly from: (days: number) => Stage
  readonly cast: Cast
  readonly item: NewItem
  readonly ports: Ports
}

/**
 * Orders that are reviewed before they are paid: one in review, one to be paid at the office, and a transfer whose
 * receipt finance has to check.
 */
export async function fillDemoPaidLater({ from, cast, item, ports }: Told): Promise<void> {
  await reviewedFirstSample(from(0.2), cast, { method: 'office' }, [item])
  await approved(from(2), cast, 'office', item)
  const stage = from(1.9)
  const { id: paymentId, outside } = await approved(stage, cast, 'bankTransfer', item)
  const file = await drawReceipt(ports.get(fileStore), outside.minor)
  await stage(cast.customer, (work) => uploadReceipt(work, { paymentId, file, note: '' }))
}

async function approved(stage: Stage, cast: Cast, method: 'office' | 'bankTransfer', item: NewItem): Promise<Payment> {
  const { id, number } = await reviewedFirstSample(stage, cast, { method }, [item])
  await reviewSample(stage, cast, number)
  const asked = await stage(system, (work) => askPayment(work, { orderId: id, key: newId() }, sampleRoutes))
  if (!asked?.payment) throw new Error(`order ${number} of the demo asks for no payment`)
  return asked.payment
}
