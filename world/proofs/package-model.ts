import type { MoneyKind } from '#money/wallet/accounts.ts'
import { roundedQuotient, smallerOf } from '#platform/values/amounts/round.ts'

/**
 * A package that a customer asked for: `paid` waits for the end of the one before it, `over` was cancelled, has ended
 * or was replaced.
 */
export type ModelPackage = {
  readonly id: string
  readonly packageId: string
  readonly price: bigint
  readonly quota: bigint
  readonly isFree: boolean
  readonly follows: ModelPackage | null
  readonly replaces: ModelPackage | null
  /** How much of the price each kind of money paid; the method's fee is kept apart. */
  readonly paid: Map<MoneyKind, bigint>
  fee: bigint
  used: bigint
  status: 'asked' | 'paid' | 'running' | 'over'
  /** Whether its price was booked as earned, and whether it was refunded. */
  isEarned: boolean
  isBack: boolean
}

type Holder = { readonly wallet: Record<MoneyKind, bigint>; readonly packages: readonly ModelPackage[] }
type Part = { readonly kind: MoneyKind; readonly minor: bigint }
type PackageMoney = {
  readonly fee: bigint
  readonly parts: readonly Part[]
  /** The balance that is meant to pay a part. */
  readonly promised: MoneyKind | null
}

export function runningOf({ packages }: Holder): ModelPackage | null {
  return packages.find(({ status }) => status === 'running') ?? null
}

export function requestedOf({ packages }: Holder): ModelPackage | null {
  return packages.find(({ status }) => status === 'asked' || status === 'paid') ?? null
}

/**
 * Money that has just arrived in the wallet for a package pays the package, first the part of the payment method; the
 * fee is for that part. A part of the balance that a decline released is taken again; if it is no longer enough,
 * everything stays in the wallet.
 */
export function payPackageWith(model: Holder, pack: ModelPackage, { fee, parts, promised }: PackageMoney): void {
  if (pack.status !== 'asked') return
  const due = pack.price + fee
  const missing = parts.reduce((left, { minor }) => left - minor, due)
  const whole = missing > 0n && promised ? [...parts, { kind: promised, minor: missing }] : parts
  const reach = (kind: MoneyKind) =>
    whole.reduce((sum, one) => sum + (one.kind === kind ? one.minor : 0n), 0n) <= model.wallet[kind]
  if (missing > 0n && !(promised && reach(promised))) return
  let left = due
  for (const { kind, minor } of whole) {
    const part = smallerOf(minor, left)
    left -= part
    model.wallet[kind] -= part
    pack.paid.set(kind, (pack.paid.get(kind) ?? 0n) + part)
  }
  const outside = parts[0]?.kind ?? 'card'
  pack.paid.set(outside, (pack.paid.get(outside) ?? 0n) - fee)
  pack.fee = fee
  pack.status = 'paid'
  startInTurn(model, pack)
}

/**
 * A paid or free package starts, unless it follows one that runs; any other running package ends and is refunded if
 * unused.
 */
export function startInTurn(model: Holder, pack: ModelPackage): void {
  const running = runningOf(model)
  if (running && running === pack.follows) return
  if (running) end(model, running)
  pack.status = 'running'
  pack.isEarned = true
}

/** Ends a running package; if it was paid and not used, its price is refunded to the kinds of money that paid it. */
export function end(model: Holder, pack: ModelPackage): bigint {
  pack.status = 'over'
  return pack.used > 0n || pack.price === 0n ? 0n : giveBack(model, pack)
}

/** Cancels a package that has not started; the fee of its method is not refunded. */
export function giveUpPackage(model: Holder, pack: ModelPackage): bigint {
  const isPaid = pack.status === 'paid'
  pack.status = 'over'
  return isPaid ? giveBack(model, pack) : 0n
}

function giveBack(model: Holder, pack: ModelPackage): bigint {
  pack.isBack = true
  for (const [kind, minor] of pack.paid) model.wallet[kind] += minor
  return pack.price
}

/** The balance of `subscription:{id}`. */
export function waitingMoney({ status, paid, fee }: ModelPackage): bigint {
  return status === 'paid' ? [...paid.values()].reduce((sum, minor) => sum + minor, fee) : 0n
}

/** What these packages have earned: Egypt's tax is included in the price, and the fee is never refunded. */
export function earnedOf(packages: readonly ModelPackage[]): Readonly<Record<string, bigint>> {
  let [packagesMinor, vat, fees] = [0n, 0n, 0n]
  for (const { price, fee, isEarned, isBack } of packages) {
    if (isEarned || isBack) fees += fee
    if (!isEarned || isBack) continue
    const within = roundedQuotient(price * 14n, 114n)
    packagesMinor += price - within
    vat += within
  }
  return { 'revenue:packages': packagesMinor, vat, 'revenue:paymentFees': fees }
}
