import { lapsePackage } from '#checkout/packages/lapse-packages.ts'
import { cancelPackage, type PackageLeft, unsubscribePackage } from '#checkout/packages/leave-package.ts'
import { startPackage } from '#money/payments/packages/start-package.ts'
import { newId } from '#platform/work/id.ts'
import { system, type Work } from '#platform/work/work.ts'
import { consumeQuota } from '#pricing/subscriptions/consume-quota.ts'
import { endOverdue } from '#pricing/subscriptions/end-due.ts'
import { type Model, release } from '#world/proofs/model.ts'
import {
  end,
  giveUpPackage,
  type ModelPackage,
  requestedOf,
  runningOf,
  startInTurn,
} from '#world/proofs/package-model.ts'
import { type Deed, expect, isRefused, type Story, sayRefusal, tried, twice } from '#world/proofs/stories/story.ts'
import { payAgain, subscribe } from './subscribe-deeds.ts'

/** An order uses some of the quota, or all of it; in that case the next paid package starts. */
const usePackage: Deed = async (story, { choice, minor }) => {
  const { as, customer, customerId, model } = story
  const running = runningOf(model)
  const left = running ? running.quota - running.used : 0n
  const taken = choice % 3 === 0 && left > 0n ? left : BigInt(minor)
  const use = { customerId, orderId: newId(), minor: taken }
  const used = await tried(as(customer, (work) => consumeQuota(work, use)))
  const isPossible = running !== null && taken <= left
  expect(isRefused(used) !== isPossible, `using ${taken} of ${left}: ${sayRefusal(used)}`)
  if (!running || isRefused(used)) return
  running.used += taken
  if (taken < left) return
  running.status = 'over'
  await startNext(story)
}

/** The package's time is over: the next paid one starts. A job that runs too early ends nothing. */
const endPackage: Deed = async (story) => {
  const { as, model } = story
  const running = runningOf(model)
  if (!running) return
  const ends = await as(system, (work) => readEnd(work, running.id))
  await as(system, (work) => endOverdue({ ...work, now: new Date(ends.getTime() - 1000) }, running.id))
  expect((await as(system, (work) => readStatus(work, running.id))) === 'Active', 'a package ended before its time')
  await as(system, (work) => endOverdue({ ...work, now: ends }, running.id))
  running.status = 'over'
  await startNext(story, ends)
}

// What hearing the announcement does a moment later, here twice.
async function startNext({ as, model }: Story, now?: Date): Promise<void> {
  const next = requestedOf(model)
  if (next?.status !== 'paid') return
  for (const _ of [1, 2]) await as(system, (work) => startPackage({ ...work, ...(now && { now }) }, next.id))
  startInTurn(model, next)
}

const leavePackage: Deed = async ({ as, customer, model, key }) => {
  const [running, requested, keyed] = [runningOf(model), requestedOf(model), key()]
  const left = await tried(twice(() => as(customer, (work) => unsubscribePackage(work, keyed))))
  expect(isRefused(left) === (running === null), `leaving a package: ${sayRefusal(left)}`)
  if (!running || isRefused(left)) return
  const back = end(model, running)
  const isNext = requested !== null && requested.follows === running
  seeBack(left, back + (isNext ? withdrawRequest(model, requested) : 0n))
}

const cancelRequested: Deed = async ({ as, customer, model, key }) => {
  const [requested, keyed] = [requestedOf(model), key()]
  const left = await tried(twice(() => as(customer, (work) => cancelPackage(work, keyed))))
  expect(isRefused(left) === (requested === null), `giving up a package that waits: ${sayRefusal(left)}`)
  if (!requested || isRefused(left)) return
  seeBack(left, withdrawRequest(model, requested))
}

function withdrawRequest(model: Model, requested: ModelPackage): bigint {
  for (const one of model.payments.filter(({ pack, status }) => pack === requested && status !== 'over')) {
    release(model, one)
    one.status = 'over'
  }
  return giveUpPackage(model, requested)
}

function seeBack({ refundedMinor }: PackageLeft, back: bigint): void {
  expect(refundedMinor === back, `${refundedMinor} came back of a package, and ${back} was to come`)
}

/** Not paid in time; the time does not run while a payment is in progress. */
const lapse: Deed = async ({ as, model }) => {
  const requested = requestedOf(model)
  if (!requested) return
  await as(system, (work) => lapsePackage(work, requested.id))
  const isUnderWay = model.payments.some(({ pack, status }) => pack === requested && status === 'open')
  if (requested.status === 'asked' && !isUnderWay) requested.status = 'over'
  const status = await as(system, (work) => readStatus(work, requested.id))
  expect((status === 'Requested') !== (requested.status === 'over'), `the clock left a package ${status}`)
}

async function readEnd(work: Work, id: string): Promise<Date> {
  const row = await work.db.selectFrom('subscriptions').select('ends_at').where('id', '=', id).executeTakeFirstOrThrow()
  if (!row.ends_at) throw new Error('a package that runs has no end')
  return row.ends_at
}

async function readStatus(work: Work, id: string): Promise<string> {
  const from = work.db.selectFrom('subscriptions').select('status')
  return (await from.where('id', '=', id).executeTakeFirstOrThrow()).status
}

export const packageDeeds: Readonly<Record<string, Deed>> = {
  subscribe,
  payAgain,
  usePackage,
  endPackage,
  leavePackage,
  cancelRequested,
  lapse,
}
