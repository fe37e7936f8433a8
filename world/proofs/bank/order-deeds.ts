import { askPayment } from '#checkout/paying/ask-payment.ts'
import { payOrder } from '#checkout/paying/pay-order.ts'
import { cancelPayment } from '#money/payments/cancel-payment.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'
import { system } from '#platform/work/work.ts'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { acceptChange } from '#selling/orders/money/decide-hold.ts'
import { placeOrder } from '#selling/orders/place-order.ts'
import { claimOrder } from '#selling/orders/review/claim-order.ts'
import { finishReview } from '#selling/orders/review/finish-review.ts'
import { reviewItem } from '#selling/orders/review/review-item.ts'
import { accept, kept, type ModelOrder, release, spend, takeBack } from '#world/proofs/model.ts'
import {
  type Deed,
  expect,
  isRefused,
  pickOf,
  type Story,
  sayRefusal,
  tried,
  twice,
} from '#world/proofs/stories/story.ts'
import { chosenDelivery } from '#world/samples/fulfilment/paid-delivery.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { sampleItem, sampleOrder } from '#world/samples/selling/orders.samples.ts'
import { goOutside, outsideMethods } from './payment-deeds.ts'

const place: Deed = async ({ as, customer, model }, { minor }) => {
  const items = [sampleItem({ data: { price: `${5 + (minor % 40)}.99` } })]
  // Some are brought home, and that is paid with the order.
  const chosen = minor % 3 === 0 ? await chosenDelivery(as, { customer }, items) : {}
  const order = await as(customer, async (work) => placeOrder(work, await sampleOrder(work, items, chosen)))
  model.orders.push({
    id: order.id,
    number: order.number,
    due: order.dueMinor,
    fees: 0n,
    paid: new Map(),
    held: new Map(),
    wasPaid: false,
    isReviewed: false,
    isChanged: false,
    isOver: false,
  })
}

const payFromWallet: Deed = async ({ as, customer, model, key, clock }, { pick, kind }) => {
  const order = pickOf(model.orders, pick)
  if (!order) return
  const wish = { key: key(), number: order.number, method: kind === 'card' ? 'wallet' : 'cashWallet' } as const
  const paid = await tried(twice(() => as(customer, (work) => payOrder(work, wish, sampleRoutes))))
  const isPossible = !order.isOver && order.due > 0n && order.due <= model.wallet[kind] + heldOf(order, kind)
  expect(isRefused(paid) !== isPossible, `paying ${order.due} from ${model.wallet[kind]}: ${sayRefusal(paid)}`)
  if (isRefused(paid)) return
  if (order.isChanged) accept(model, order)
  spend(model, order, { parts: [{ kind, minor: order.due }], fee: 0n, clock })
}

// Accepting first releases the money on hold.
function heldOf(order: ModelOrder, kind: 'card' | 'cash'): bigint {
  return order.isChanged ? (order.held.get(kind) ?? 0n) : 0n
}

/** The balance pays one part, a gateway the rest: the balance's part is held until the gateway's result is known. */
const payOutside: Deed = async (story, { pick, kind, choice, minor }) => {
  const { as, customer, model, key } = story
  const order = pickOf(model.orders, pick)
  if (!order) return
  const useBalance = minor % 3 > 0 ? kind : null
  const wish = {
    key: key(),
    number: order.number,
    method: outsideMethods[choice % 4] ?? 'creditCard',
    useBalance,
  } as const
  const opened = await tried(twice(() => as(customer, (work) => payOrder(work, wish, sampleRoutes))))
  if (order.isOver || order.due === 0n) return expect(isRefused(opened), 'nothing was due, and it could be paid')
  if (isRefused(opened)) return
  const paymentId = opened.paymentId ?? (await askedAfterReview(story, order))
  if (model.payments.some((one) => one.id === paymentId)) return
  // A payment that is asked for now and holds a part of the balance first releases that part.
  const isFirst = opened.paymentId === null
  const before = model.payments.filter((one) => one.order === order && one.status === 'open')
  for (const one of before.filter((other) => isFirst || (useBalance !== null && other.partKind === useBalance))) {
    release(model, one)
    one.status = 'over'
  }
  await goOutside(story, paymentId, { order })
}

// To be paid at the office or by transfer: the order is reviewed first, at the price of its placing, and then its
// payment is asked for.
async function askedAfterReview({ as, staff, key }: Story, order: ModelOrder): Promise<string> {
  await as(staff.reviewer, (work) => claimOrder(work, order.number))
  const { items } = await as(staff.reviewer, (work) => findOrder(work, { number: order.number }))
  for (const { id: itemId, version } of items) {
    const judged = { itemId, version, data: {}, verdict: { kind: 'approve' } } as const
    await as(staff.reviewer, (work) => reviewItem(work, judged))
  }
  const { due } = await as(staff.reviewer, (work) => finishReview(work, order.number))
  expect(due === order.due, 'a review without a change changed what is due')
  order.isReviewed = true
  const ask = { orderId: order.id, key: key() }
  const asked = await twice(() => as(system, (work) => askPayment(work, ask, sampleRoutes)))
  if (!asked?.payment) throw new Error('what was reviewed and is not paid is not asked for')
  return asked.payment.id
}

const cancel: Deed = async (story, { pick }) => {
  const { as, customer, model, key } = story
  const order = pickOf(model.orders, pick)
  if (!order) return
  const wish = { number: order.number, reason: 'OTHER', comment: null, key: key() } as const
  const cancelled = await tried(twice(() => as(customer, (work) => cancelOrder(work, wish))))
  expect(isRefused(cancelled) === order.isOver, `cancelling: ${sayRefusal(cancelled)}`)
  if (isRefused(cancelled)) return
  accept(model, order)
  const back = takeBack(order, kept(order) - smallerOf(kept(order), order.fees))
  for (const [kind, minor] of back) model.wallet[kind] += minor
  order.isOver = true
  // What hearing the announcement does a moment later.
  for (const one of model.payments.filter((payment) => payment.order === order && payment.status === 'open')) {
    await as(system, (work) => cancelPayment(work, one.id))
    release(model, one)
    one.status = 'over'
  }
}

/** A reviewer finds the same price, a lower or a higher one: a surplus goes on hold, a difference becomes due. */
const review: Deed = async ({ as, staff, model }, { pick, choice, minor }) => {
  const order = pickOf(model.orders, pick)
  if (!order || order.isOver || !order.wasPaid || order.due > 0n || order.isReviewed) return
  await as(staff.reviewer, (work) => claimOrder(work, order.number))
  const { items } = await as(staff.reviewer, (work) => findOrder(work, { number: order.number }))
  for (const item of items) {
    const data = choice % 3 === 0 ? {} : { price: choice % 3 === 1 ? '3.49' : `${60 + (minor % 30)}.00` }
    const judged = { itemId: item.id, version: item.version, data, verdict: { kind: 'approve' } } as const
    await as(staff.reviewer, (work) => reviewItem(work, judged))
  }
  const outcome = await as(staff.reviewer, (work) => finishReview(work, order.number))
  expect(outcome.held === 0n || outcome.due === 0n, 'a review holds and asks for more')
  for (const [kind, part] of takeBack(order, outcome.held)) {
    order.held.set(kind, (order.held.get(kind) ?? 0n) + part)
    model.holds[kind] += part
  }
  order.isReviewed = true
  order.due = outcome.due
  order.isChanged = outcome.newTotal !== outcome.oldTotal
}

const acceptTotal: Deed = async ({ as, customer, model }, { pick }) => {
  const order = pickOf(model.orders, pick)
  if (!order) return
  const accepted = await tried(as(customer, (work) => acceptChange(work, order.number)))
  // A cancelled order holds no money: no answer moves anything.
  if (order.isOver) return
  expect(isRefused(accepted) !== order.isChanged, `accepting a change: ${sayRefusal(accepted)}`)
  if (!isRefused(accepted)) accept(model, order)
}

export const orderDeeds: Readonly<Record<string, Deed>> = {
  place,
  payFromWallet,
  payOutside,
  cancel,
  review,
  acceptTotal,
}
