import sharp from 'sharp'
import { askReturn } from '#fulfilment/returns/ask-return.ts'
import { refundReturn } from '#fulfilment/returns/refund-return.ts'
import { returnPhoto } from '#fulfilment/returns/return-photo.ts'
import type { ReturnReason } from '#fulfilment/returns/return-reasons.ts'
import { answerWriteOff } from '#fulfilment/returns/write-offs/answer-write-off.ts'
import { proposeWriteOff } from '#fulfilment/returns/write-offs/propose-write-off.ts'
import { writeOffProof } from '#fulfilment/returns/write-offs/write-off-proof.ts'
import { fileStore } from '#platform/files/files.ts'
import { keepUpload, type UploadPurpose } from '#platform/files/uploads.ts'
import { newId } from '#platform/work/id.ts'
import type { Ports } from '#platform/work/ports.ts'
import type { Actor } from '#platform/work/work.ts'
import { askCancellation } from '#selling/orders/cancelling/ask-cancellation.ts'
import { proposeCancellation } from '#selling/orders/cancelling/propose-cancellation.ts'
import { discrepancyPhoto } from '#selling/orders/discrepancies/discrepancy-photo.ts'
import { openDiscrepancy } from '#selling/orders/discrepancies/open-discrepancy.ts'
import { approveProposal, proposeOptions } from '#selling/orders/discrepancies/propose-options.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import type { NewItem } from '#selling/orders/place-order.ts'
import type { Site } from '#sites/sites.ts'
import { orderAt, type SampleStage } from '#world/samples/fulfilment/requests.samples.ts'
import { receivedReturn } from '#world/samples/fulfilment/returns.samples.ts'
import type { Cast, Stage } from '#world/samples/selling/orders.samples.ts'

type Told = {
  readonly from: (days: number) => Stage
  readonly cast: Cast
  readonly items: readonly NewItem[]
  readonly support: Actor
  readonly second: Actor
  readonly ports: Ports
}
type ToldOrder = { readonly stage: Stage; readonly number: string; readonly itemId: string }

/**
 * The work of customer service: a return to review, one whose goods have arrived and one that was refunded; a lost
 * parcel that two people wrote off and one write-off that waits for a second person; a customer who asks to cancel a
 * bought item, and a proposal; discrepancies, of which one is being examined and one waits for its customer's choice.
 */
export async function fillDemoReturns(told: Told): Promise<void> {
  const { support, cast, second } = told
  await askBack(told, await orderOf(told, 'picked_up', 11), 'DAMAGED')
  const brought = await orderOf(told, 'picked_up', 14)
  await receivedReturn(brought.stage, cast, support, await askBack(told, brought, 'CHANGED_MIND'))
  const refunded = await orderOf(told, 'picked_up', 22)
  const number = await askBack(told, refunded, 'CHANGED_MIND')
  await receivedReturn(refunded.stage, cast, support, number)
  for (const who of [support, second]) {
    // Above the limit the refund needs a second person.
    const { isDone } = await refunded.stage(who, (work) => refundReturn(work, { key: newId(), number }))
    if (isDone) break
  }
  // The customer received it yesterday, so it may still be returned.
  await orderOf(told, 'picked_up', 10)
  const gone = await orderOf(told, 'shipped_to_destination', 24)
  const lost = await writeOff(told, gone)
  const agreed = { key: newId(), number: lost, agrees: true, why: '' }
  await gone.stage(second, (work) => answerWriteOff(work, agreed))
  await writeOff(told, await orderOf(told, 'received_at_warehouse', 9))
  const asked = await orderOf(told, 'purchased', 3.2)
  const wish = { key: newId(), number: asked.number, itemIds: [asked.itemId], comment: null }
  await asked.stage(cast.customer, (work) => askCancellation(work, { ...wish, reason: 'NOT_MY_NEEDS' }))
  const proposed = await orderOf(told, 'purchased', 2.6)
  const offer = { key: newId(), number: proposed.number, itemIds: [proposed.itemId], why: 'كما طلبت في رسالتك' }
  await proposed.stage(support, (work) => proposeCancellation(work, offer))
  await tellDiscrepancies(told)
}

// One discrepancy that staff examine, and one that waits for its customer's choice.
async function tellDiscrepancies(told: Told): Promise<void> {
  const { cast, support, ports } = told
  const looked = await orderOf(told, 'received_at_warehouse', 5.5)
  const scratch = await draw(ports, discrepancyPhoto, '#b91c1c', 'M90 300l60-70 40 30 120-150')
  const found = { itemId: looked.itemId, note: 'خدش طويل على الغطاء والعلبة مفتوحة', photo: scratch }
  await looked.stage(cast.warehouse, (work) => openDiscrepancy(work, { ...found, kind: 'damaged' }))
  const asked = await orderOf(told, 'received_at_warehouse', 4.2)
  const photo = await draw(ports, discrepancyPhoto, '#1d4ed8', 'M100 120h200v160h-200zM100 200h200')
  const wrong = { itemId: asked.itemId, kind: 'wrong', note: 'وصل لون آخر غير المطلوب', photo } as const
  const { number } = await asked.stage(cast.warehouse, (work) => openDiscrepancy(work, wrong))
  const offer = (site: Site) => ({
    key: newId(),
    number,
    days: 8,
    defaultKind: 'accept' as const,
    said: 'أرسل المتجر لونًا آخر. المنتج سليم ويعمل، ويمكنك أن تقبله بخصم أو نستبدله أو نلغيه.',
    options: [
      { kind: 'accept', offMinor: site === 'eg' ? 15_000n : 2_500n },
      ...(['replace', 'return', 'refund'] as const).map((kind) => ({ kind })),
    ] as const,
  })
  const { isSent } = await asked.stage(support, (work) => proposeOptions(work, offer(work.site)))
  if (!isSent) await asked.stage(told.second, (work) => approveProposal(work, { key: newId(), number, round: 1 }))
}

async function orderOf({ from, cast, items }: Told, until: SampleStage, days: number): Promise<ToldOrder> {
  const stage = from(days)
  const item = items[Math.round(days) % items.length]!
  const { number } = await orderAt(stage, cast, until, [item])
  const { items: all } = await stage(cast.customer, (work) => findOrder(work, { number }))
  return { stage, number, itemId: all[0]?.id ?? '' }
}

async function askBack({ cast, ports }: Told, order: ToldOrder, reason: ReturnReason): Promise<string> {
  const photo = await draw(ports, returnPhoto, '#b45309', 'M110 60l180 60-60 200-180-60z')
  const note = reason === 'CHANGED_MIND' ? null : 'وصلت العلبة مفتوحة وفي المنتج شرخ'
  const parts = [{ itemId: order.itemId, quantity: 1 }]
  const wish = { key: newId(), number: order.number, parts, reason, note, photos: [photo] }
  return (await order.stage(cast.customer, (work) => askReturn(work, wish))).number
}

async function writeOff({ support, ports }: Told, { stage, itemId }: ToldOrder): Promise<string> {
  const proof = await draw(ports, writeOffProof, '#0f766e', 'M60 90h280M60 150h280M60 210h180')
  const reason = 'أبلغتنا شركة الشحن كتابةً أن الطرد فُقد في مركز الفرز'
  const wish = { key: newId(), itemId, what: 'lost', reason, proof } as const
  return (await stage(support, (work) => proposeWriteOff(work, wish))).number
}

function draw(ports: Ports, purpose: UploadPurpose, colour: string, path: string) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#f5f5f4"/>
    <path d="${path}" fill="none" stroke="${colour}" stroke-width="14"/></svg>`
  return sharp(Buffer.from(drawing))
    .png()
    .toBuffer()
    .then((bytes) => keepUpload(ports.get(fileStore), bytes, purpose))
}
