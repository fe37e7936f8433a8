import type { MoneyKind } from '#money/wallet/accounts.ts'
import { roundedQuotient, smallerOf } from '#platform/values/amounts/round.ts'

/** A package somebody asked for: `paid` waits for the end of the one it follows, `over` is given up, ended or replaced. */
export type ModelPackage = {
  readonly id: string
  readonly packageId: string
  readonly price: bigint
  readonly quota: bigint
  readonly isFree: boolean
  readonly follows: ModelPackage | null
  readonly replaces: ModelPackage | null
  /** What was paid of the price by which kind; the method's fee stands apart. */
  readonly paid: Map<MoneyKind, bigint>
  fee: bigint
  used: bigint
  status: 'asked' | 'paid' | 'running' | 'over'
  /** Whether it was earned, and whether it was given back. */
  isEarned: boolean
  isBack: boolean
}

type Holder = { readonly wallet: Record<MoneyKind, bigint>; readonly packages: readonly ModelPackage[] }
type Part = { readonly kind: MoneyKind; readonly minor: bigint }
type PackageMoney = {
  readonly fee: bigint
  readonly parts: readonly Part[]
  /** The balance that was to pay a part. */
  readonly promised: MoneyKind | null
}

export function runningOf({ packages }: Holder): ModelPackage | null {
  return packages.find(({ status }) => status === 'running') ?? null
}

export function requestedOf({ packages }: Holder): ModelPackage | null {
  return packages.find(({ status }) => status === 'asked' || status === 'paid') ?? null
}

/**
 * Money that has just come to the wallet for a package goes on to it, the method's part first; the fee is of that part. What a
 * decline gave back of the balance is taken again; where it does not reach, all of it stays in the wallet.
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

/** What is paid, or free, begins, unless it follows one that runs; whatever else runs ends, and unused is given back. */
export function startInTurn(model: Holder, pack: ModelPackage): void {
  const running = runningOf(model)
  if (running && running === pack.follows) return
  if (running) end(model, running)
  pack.status = 'running'
  pack.isEarned = true
}

/** Ends a package that runs; one that was paid for and not used goes back to the kinds that paid. */
export function end(model: Holder, pack: ModelPackage): bigint {
  pack.status = 'over'
  return pack.used > 0n || pack.price === 0n ? 0n : giveBack(model, pack)
}

/** Gives up a package that did not begin; the fee of its method was spent. */
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

/** What stands in `subscription:{id}`. */
export function waitingMoney({ status, paid, fee }: ModelPackage): bigint {
  return status === 'paid' ? [...paid.values()].reduce((sum, minor) => sum + minor, fee) : 0n
}

/** What these packages have brought the shop: the tax of Egypt is within the price, and the fee is never given back. */
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
