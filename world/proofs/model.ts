import type { HoldKind, MoneyKind } from '#money/wallet/accounts.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'
import type { PaymentMethod } from '#pricing/quote/method-table.ts'
import { type ModelPackage, payPackageWith, waitingMoney } from './package-model.ts'

/** What the shop should hold for one customer, as plain numbers beside the real data. */
export type Model = {
  readonly wallet: Record<MoneyKind, bigint>
  readonly holds: Record<MoneyKind, bigint>
  readonly payments: ModelPayment[]
  readonly orders: ModelOrder[]
  readonly packages: ModelPackage[]
  readonly withdrawals: ModelWithdrawal[]
  readonly sends: ModelSend[]
}

export type ModelPayment = {
  readonly id: string
  readonly method: PaymentMethod
  readonly way: 'page' | 'transfer' | 'till'
  readonly kind: MoneyKind
  readonly reference: string
  readonly providerReference: string
  readonly outside: bigint
  readonly fee: bigint
  readonly part: bigint
  readonly partKind: MoneyKind | null
  readonly order: ModelOrder | null
  readonly pack: ModelPackage | null
  readonly told: Set<string>
  status: 'open' | 'failed' | 'over'
}

export type ModelOrder = {
  readonly id: string
  readonly number: string
  due: bigint
  fees: bigint
  /** What was paid and neither refunded nor put on hold, and when it was last paid, by kind of money. */
  readonly paid: Map<MoneyKind, { minor: bigint; last: number }>
  readonly held: Map<MoneyKind, bigint>
  wasPaid: boolean
  isReviewed: boolean
  isChanged: boolean
  isOver: boolean
}

type ModelWithdrawal = {
  readonly id: string
  readonly from: MoneyKind
  readonly minor: bigint
  status: 'asked' | 'approved' | 'over'
  isPaid: boolean
}

/** A refund that the customer sends on from the balance to the card it was paid with. */
type ModelSend = { readonly id: string; readonly from: MoneyKind; readonly minor: bigint; isOver: boolean }

export function emptyModel(): Model {
  return {
    wallet: { card: 0n, cash: 0n },
    holds: { card: 0n, cash: 0n },
    payments: [],
    orders: [],
    packages: [],
    withdrawals: [],
    sends: [],
  }
}

/** Moves what is in `payment:{id}` back into the wallet. */
export function release(model: Model, payment: ModelPayment): void {
  if (payment.status === 'open' && payment.partKind) model.wallet[payment.partKind] += payment.part
}

/** Money for a payment arrived: what it was for takes as much as it needs, the rest goes to the wallet. */
export function arrive(model: Model, payment: ModelPayment, minor: bigint, clock: number): void {
  const isInTime = payment.status !== 'over'
  const heldPart = payment.status === 'open' ? payment.part : 0n
  release(model, payment)
  model.wallet[payment.kind] += minor
  if (!isInTime) return
  payment.status = 'over'
  const { order, pack } = payment
  // Money above the requested amount stays in the wallet.
  const outside = { kind: payment.kind, minor: payment.outside }
  const parts = [outside, ...(payment.partKind && heldPart > 0n ? [{ kind: payment.partKind, minor: heldPart }] : [])]
  if (pack) payPackageWith(model, pack, { fee: payment.fee, parts, promised: payment.partKind })
  if (!order || order.isOver || order.due === 0n) return
  if (order.isChanged) accept(model, order)
  spend(model, order, { parts, fee: payment.fee, clock })
}

type Spending = {
  readonly parts: readonly { readonly kind: MoneyKind; readonly minor: bigint }[]
  readonly fee: bigint
  readonly clock: number
}

/** Takes what an order needs from the wallet, part by part. */
export function spend(model: Model, order: ModelOrder, { parts, fee, clock }: Spending): void {
  let left = order.due + fee
  let taken = 0n
  for (const { kind, minor } of parts) {
    const part = smallerOf(minor, left)
    if (part <= 0n) continue
    left -= part
    taken += part
    model.wallet[kind] -= part
    order.paid.set(kind, { minor: (order.paid.get(kind)?.minor ?? 0n) + part, last: clock })
  }
  order.fees = order.wasPaid ? order.fees + fee : fee
  order.wasPaid = true
  order.due += fee - taken
}

/** Refunds the most recent money first; returns how much of each kind. */
export function takeBack(order: ModelOrder, minor: bigint): Map<MoneyKind, bigint> {
  const back = new Map<MoneyKind, bigint>()
  let left = minor
  const kinds = [...order.paid].sort(([one, a], [other, b]) => b.last - a.last || (one < other ? -1 : 1))
  for (const [kind, paid] of kinds) {
    const part = smallerOf(paid.minor, left)
    if (part <= 0n) continue
    left -= part
    paid.minor -= part
    back.set(kind, part)
  }
  if (left > 0n) throw new Error(`the order was asked for ${left} more than anybody paid`)
  return back
}

export function accept(model: Model, order: ModelOrder): void {
  for (const [kind, minor] of order.held) {
    model.holds[kind] -= minor
    model.wallet[kind] += minor
  }
  order.held.clear()
  order.isChanged = false
}

export function kept(order: ModelOrder): bigint {
  return [...order.paid.values()].reduce((sum, { minor }) => sum + minor, 0n)
}

/** Every account of this customer and the balance it must have. */
export function accountsOf(model: Model, customerId: string): ReadonlyMap<string, bigint> {
  const of = (kind: HoldKind, minor: bigint) => [`customer:${customerId}:hold:${kind}`, minor] as const
  return new Map([
    [`customer:${customerId}:card`, model.wallet.card],
    [`customer:${customerId}:cash`, model.wallet.cash],
    of('card', model.holds.card),
    of('cash', model.holds.cash),
    ...model.payments.map(({ id, status, part }) => [`payment:${id}`, status === 'open' ? part : 0n] as const),
    ...model.orders.map((order) => [`order:${order.id}`, order.isOver ? 0n : kept(order)] as const),
    ...model.packages.map((pack) => [`subscription:${pack.id}`, waitingMoney(pack)] as const),
    ...model.withdrawals.map(({ id, status, minor }) => [`withdrawal:${id}`, status === 'over' ? 0n : minor] as const),
    ...model.sends.map(({ id, isOver, minor }) => [`withdrawal:${id}`, isOver ? 0n : minor] as const),
  ])
}
