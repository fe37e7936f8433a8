import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { announce } from '#platform/work/announce.ts'
import { once } from '#platform/work/once.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { lockOrder, type Order } from '#selling/orders/items/lock-order.ts'
import { moveItems, type Wanted } from '#selling/orders/items/move-item.ts'
import { letGoOn } from '#selling/orders/money/confirm-payment.ts'
import { giveBack } from '#selling/orders/money/give-back.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { requoteOrder } from '#selling/orders/money/requote-order.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { closeEdit } from './close-edit.ts'
import { costEdit, type EditCost } from './cost-edit.ts'
import { asChange, type EditDraft, isEmptyDraft } from './edit-draft.ts'
import { lockEdit, refuseLocked } from './lock-edit.ts'
import { countQuotaAgain, writeEdit } from './write-edit.ts'

export type EditEnding = {
  readonly number: string
  /** The new total that the customer saw. */
  readonly seenTotal: bigint
  readonly key: string
}

export type EditOutcome = {
  readonly number: string
  readonly oldTotal: bigint
  readonly newTotal: bigint
  /** To be paid now. */
  readonly due: bigint
  /** Went on hold, and from there to where it came from. */
  readonly held: bigint
}

/**
 * The customer finishes: everything in the draft happens at once, for the total they saw, or nothing does. Changed
 * items are reviewed again; a higher price is due, a surplus goes on hold for 72 hours and then back to the kind of
 * money that paid.
 */
export async function endEdit(work: Work, { number, seenTotal, key }: EditEnding): Promise<EditOutcome> {
  return once(work, key, { number, seenTotal }, async () => {
    const { order, edit } = await lockEdit(work, { number })
    await refuseLocked(work, order)
    const cost = await costEdit(work, order, edit.draft)
    const { oldTotal } = cost
    if (isEmptyDraft(edit.draft)) {
      await closeEdit(work, order.id, { how: 'left' })
      const { dueNow } = await readOrderMoney(work, order)
      return { number, oldTotal, newTotal: oldTotal, due: dueNow, held: 0n }
    }
    refuseUnseen(work, cost, seenTotal)
    if (edit.draft.coupon?.code && cost.breakdown.couponError !== null) {
      throw no.EDIT_COUPON({ path: 'couponCode', why: '' })
    }
    const newTotal = cost.newTotal
    await closeEdit(work, order.id, { how: 'applied', oldTotal, newTotal })
    const { after, held } = await apply(work, order, edit.draft, cost)
    const { dueNow: due } = await readOrderMoney(work, after)
    const outcome = { number, oldTotal, newTotal, due, held }
    await announce(work, 'order.edited', {
      orderId: order.id,
      number,
      oldTotal: oldTotal.toString(),
      newTotal: newTotal.toString(),
      due: due.toString(),
      held: held.toString(),
    })
    return outcome
  })
}

function refuseUnseen(work: Work, { newTotal, breakdown }: EditCost, seenTotal: bigint): void {
  if (newTotal === seenTotal) return
  const said = (minor: bigint) => isolate(formatMoney({ minor, currency: breakdown.currency }, work.locale))
  throw no.EDIT_TOTAL_CHANGED({ seen: said(seenTotal), now: said(newTotal), nowMinor: newTotal })
}

async function apply(
  work: Work,
  before: Order,
  draft: EditDraft,
  cost: EditCost,
): Promise<{ readonly after: Order; readonly held: bigint }> {
  await writeEdit(work, draft, cost)
  const written = await lockOrder(work, before.id)
  // Quoted in its final form, so that the whole difference is settled once and not item by item.
  const quoted = await requoteOrder(work, without(written, draft.cancelled))
  const held = await giveBack(work, quoted, 'hold')
  if (held > 0n) {
    await work.db.updateTable('orders').set({ change_asked_at: work.now }).where('id', '=', quoted.id).execute()
  }
  await countQuotaAgain(work, cost)
  const gone = draft.cancelled.filter((id) => before.items.some((item) => item.id === id && item.state !== 'cancelled'))
  const left = await moveItems(
    work,
    { ...quoted, items: written.items },
    gone.map((itemId) => ({ itemId, event: 'cancelInEdit' })),
  )
  const after = await moveItems(work, left, await wishes(work, left, before, draft))
  const { dueNow } = await readOrderMoney(work, after)
  if (dueNow === 0n) await letGoOn(asSystem(work), after)
  return { after, held }
}

function without(order: Order, ids: readonly string[]): Order {
  return {
    ...order,
    items: order.items.map((item) => (ids.includes(item.id) ? { ...item, state: 'cancelled' } : item)),
  }
}

// Changed and new items are reviewed again. Items that were next to be bought wait if the rest is not paid; an unpaid
// order waits as a whole, from now on: for its first payment, or for the review before it.
async function wishes(work: Work, order: Order, before: Order, draft: EditDraft): Promise<readonly Wanted[]> {
  const { dueNow, paid } = await readOrderMoney(work, order)
  const added = draft.added.map((item) => item.id)
  return order.items
    .filter((item) => item.state !== 'cancelled')
    .flatMap((item): readonly Wanted[] => {
      const change = draft.changed[item.id]
      const old = before.items.find((one) => one.id === item.id)
      if (change && old) {
        return [{ itemId: item.id, event: 'edited', data: { before: asChange(old), after: change } }]
      }
      if (added.includes(item.id) || isFirstPaymentAwaited(order)) return [{ itemId: item.id, event: 'edited' }]
      if (item.state === 'pending_payment' && paid === 0n) return [{ itemId: item.id, event: 'edited' }]
      const isWaiting = item.state === 'pending_purchase' && dueNow > 0n
      return isWaiting ? [{ itemId: item.id, event: 'awaitPayment' }] : []
    })
}

function isFirstPaymentAwaited({ items }: Order): boolean {
  return items.every((item) => item.state === 'placed' || item.state === 'cancelled')
}
