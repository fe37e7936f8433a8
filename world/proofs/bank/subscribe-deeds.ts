import type { PackageOpened } from '#checkout/packages/pay-requested.ts'
import { payPackage, subscribePackage } from '#checkout/packages/subscribe-package.ts'
import type { MoneyKind } from '#money/wallet/accounts.ts'
import type { Work } from '#platform/work/work.ts'
import { system } from '#platform/work/work.ts'
import { subscribeWays } from '#pricing/subscriptions/request-subscription.ts'
import { type Model, type ModelPayment, release } from '#world/proofs/model.ts'
import { type ModelPackage, payPackageWith, requestedOf, runningOf, startInTurn } from '#world/proofs/package-model.ts'
import {
  type Deed,
  expect,
  isRefused,
  type Step,
  type Story,
  sayRefusal,
  tried,
  twice,
} from '#world/proofs/stories/story.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { goOutside, outsideMethods } from './payment-deeds.ts'

/** The first package is free for a month, once. */
const names = ['mini', 'flat-rate', 'star'] as const
type Opened = PackageOpened | { readonly refused: string }
type Wish = ReturnType<typeof wishOf>

/** Buys, renews or switches; paid from a balance, at a gateway, or partly from each. */
export const subscribe: Deed = async (story, step) => {
  const { as, customer, model, key } = story
  const way = subscribeWays[step.choice % 3] ?? 'subscribe'
  const packageId = names[step.pick % 3] ?? 'star'
  const terms = await as(system, (work) => readTerms(work, packageId))
  const [running, requested, wish] = [runningOf(model), requestedOf(model), { ...wishOf(step), key: key() }]
  const opened = await tried(
    twice(() => as(customer, (work) => subscribePackage(work, { ...wish, packageId, way }, sampleRoutes))),
  )
  const follows = way === 'renew' ? running : null
  const replaces = way === 'switch' ? running : null
  const isSame =
    requested?.status === 'asked' &&
    requested.packageId === packageId &&
    requested.follows === follows &&
    requested.replaces === replaces
  const isBarred = running !== null && way !== 'switch' && follows?.packageId !== packageId
  if (isBarred || (requested !== null && !isSame))
    return expect(isRefused(opened), `${way} ${packageId}, although another runs or waits`)
  const isFree = terms.isFreeFirst && running === null && model.packages.every((one) => !one.isFree)
  const asked: Omit<ModelPackage, 'id'> = {
    packageId,
    follows,
    replaces,
    isFree,
    price: isFree ? 0n : terms.price,
    quota: terms.quota,
    paid: new Map(),
    fee: 0n,
    used: 0n,
    status: 'asked',
    isEarned: false,
    isBack: false,
  }
  if (requested === null && isFree) return beginFree(story, asked, opened)
  await seePayment(story, requested ?? asked, wish, opened)
}

/** Another payment attempt for the package that waits for its payment. */
export const payAgain: Deed = async (story, step) => {
  const { as, customer, model, key } = story
  const [requested, wish] = [requestedOf(model), { ...wishOf(step), key: key() }]
  const opened = await tried(twice(() => as(customer, (work) => payPackage(work, wish, sampleRoutes))))
  if (requested?.status !== 'asked') return expect(isRefused(opened), 'nothing waited for money, and it could be paid')
  await seePayment(story, requested, wish, opened)
}

function wishOf({ minor, kind }: Step) {
  const method = minor % 5 === 0 ? 'wallet' : minor % 5 === 1 ? 'cashWallet' : (outsideMethods[minor % 4] ?? 'office')
  return { method, useBalance: minor % 3 > 0 ? kind : null } as const
}

async function beginFree(story: Story, asked: Omit<ModelPackage, 'id'>, opened: Opened): Promise<void> {
  if (isRefused(opened)) throw new Error(`the free month was refused: ${opened.refused}`)
  expect(opened.paymentId === null && opened.isPaid, 'the free month asks for money')
  startInTurn(story.model, await known(story, asked, opened.number))
}

/** Checks what paying the package should have done, and updates the model. */
async function seePayment(
  story: Story,
  asked: ModelPackage | Omit<ModelPackage, 'id'>,
  { method, useBalance }: Wish,
  opened: Opened,
): Promise<void> {
  const { model } = story
  const open = model.payments.filter((one) => one.pack !== null && one.pack === asked && one.status === 'open')
  const same = open.filter((one) => one.method === method && one.partKind === useBalance)
  if (same.length > 0) {
    const isOne = !isRefused(opened) && same.some((one) => one.id === opened.paymentId)
    return expect(isOne, `the payment that waits was not gone on with: ${sayRefusal(opened)}`)
  }
  const given = open.filter((one) => useBalance !== null && one.partKind === useBalance)
  const has = (kind: MoneyKind) => model.wallet[kind] + given.reduce((sum, one) => sum + partOf(one, kind), 0n)
  const own = ownKind(method)
  const isPossible = own ? has(own) >= asked.price : useBalance === null || has(useBalance) < asked.price
  expect(isRefused(opened) !== isPossible, `paying ${asked.price} by ${method}: ${sayRefusal(opened)}`)
  if (isRefused(opened)) return
  expect(opened.isPaid === (own !== null), `a package by ${method} is paid: ${opened.isPaid}`)
  giveBackParts(model, given)
  const pack = 'id' in asked ? asked : await known(story, asked, opened.number)
  if (own) return payPackageWith(model, pack, { fee: 0n, parts: [{ kind: own, minor: pack.price }], promised: null })
  await goOutside(story, opened.paymentId ?? '', { pack })
}

function ownKind(method: Wish['method']): MoneyKind | null {
  if (method === 'wallet') return 'card'
  return method === 'cashWallet' ? 'cash' : null
}

function partOf(payment: ModelPayment, kind: MoneyKind): bigint {
  return payment.partKind === kind ? payment.part : 0n
}

function giveBackParts(model: Model, payments: readonly ModelPayment[]): void {
  for (const one of payments) {
    release(model, one)
    one.status = 'over'
  }
}

async function known({ as, model }: Story, asked: Omit<ModelPackage, 'id'>, number: string): Promise<ModelPackage> {
  const { id } = await as(system, (work) =>
    work.db.selectFrom('subscriptions').select('id').where('number', '=', number).executeTakeFirstOrThrow(),
  )
  const pack = { ...asked, id }
  model.packages.push(pack)
  return pack
}

async function readTerms(work: Work, packageId: string) {
  const row = await work.db
    .selectFrom('packages')
    .select(['price_minor', 'quota_minor', 'is_first_month_free'])
    .where('site', '=', work.site)
    .where('id', '=', packageId)
    .executeTakeFirstOrThrow()
  if (row.quota_minor === null) throw new Error(`${packageId} has no quota`)
  return { price: row.price_minor, quota: row.quota_minor, isFreeFirst: row.is_first_month_free }
}
