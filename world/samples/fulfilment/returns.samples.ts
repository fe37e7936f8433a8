import { readOffices } from '#fulfilment/requests/facts/read-offices.ts'
import { askReturn } from '#fulfilment/returns/ask-return.ts'
import { chooseOffice, receiveReturn } from '#fulfilment/returns/bring-return.ts'
import { approveReturn } from '#fulfilment/returns/decide-return.ts'
import { readReturn } from '#fulfilment/returns/read-returns.ts'
import { returnPhoto } from '#fulfilment/returns/return-photo.ts'
import type { ReturnReason } from '#fulfilment/returns/return-reasons.ts'
import { writeOffProof } from '#fulfilment/returns/write-offs/write-off-proof.ts'
import type { KeptUpload } from '#platform/files/uploads.ts'
import { newId } from '#platform/work/id.ts'
import type { Actor } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import type { NewItem, NewOrder, PlacedOrder } from '#selling/orders/place-order.ts'
import type { Cast, Stage } from '#world/samples/selling/orders.samples.ts'
import { orderAt } from './requests.samples.ts'

export function samplePhoto(): KeptUpload {
  return { id: newId(), path: `xx/${newId()}`, bytes: 1, purpose: returnPhoto }
}

export function sampleProof(): KeptUpload {
  return { id: newId(), path: `xx/${newId()}`, bytes: 1, purpose: writeOffProof }
}

/** An order that its customer has received, with the ids of its items. */
export async function collectedSample(
  stage: Stage,
  cast: Cast,
  items?: readonly NewItem[],
  given: Partial<NewOrder> = {},
): Promise<PlacedOrder & { readonly itemIds: readonly string[] }> {
  const placed = await orderAt(stage, cast, 'picked_up', items, given)
  const { items: all } = await stage(cast.customer, (work) => findOrder(work, { id: placed.id }))
  return { ...placed, itemIds: all.map((item) => item.id) }
}

/** The customer asks to return these items, one piece of each unless stated otherwise; returns the return's number. */
export async function returnSample(
  stage: Stage,
  cast: Cast,
  order: { readonly number: string; readonly itemIds: readonly string[] },
  { reason = 'CHANGED_MIND', quantity = 1 }: { readonly reason?: ReturnReason; readonly quantity?: number } = {},
): Promise<string> {
  const wish = {
    key: newId(),
    number: order.number,
    reason,
    note: 'It is not for me',
    photos: [samplePhoto()],
    parts: order.itemIds.map((itemId) => ({ itemId, quantity })),
  }
  return (await stage(cast.customer, (work) => askReturn(work, wish))).number
}

/** Accepted as nobody's fault, brought to the office and received there. */
export async function receivedReturn(stage: Stage, cast: Cast, support: Actor, number: string): Promise<void> {
  await stage(support, (work) => approveReturn(work, { number, note: '', isOurs: false }))
  await stage(cast.customer, async (work) => {
    const [first] = await readOffices(work)
    return chooseOffice(work, { number, office: first?.code ?? '' })
  })
  const { code } = await stage(cast.customer, (work) => readReturn(work, number))
  const brought = { number, code: code ?? '', condition: 'as_new', note: null, photo: null } as const
  await stage(cast.desk, (work) => receiveReturn(work, brought))
}
