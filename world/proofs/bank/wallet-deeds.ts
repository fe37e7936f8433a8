import { approveWithdrawal } from '#money/payments/withdrawals/approve-withdrawal.ts'
import { cancelWithdrawal } from '#money/payments/withdrawals/cancel-withdrawal.ts'
import { makeBankBatch } from '#money/payments/withdrawals/make-bank-batch.ts'
import { rejectWithdrawal } from '#money/payments/withdrawals/reject-withdrawal.ts'
import { requestWithdrawal } from '#money/payments/withdrawals/request-withdrawal.ts'
import { settleWithdrawals } from '#money/payments/withdrawals/settle-withdrawals.ts'
import { type Deed, expect, isRefused, pickOf, sayRefusal, tried, twice } from '#world/proofs/stories/story.ts'
import { sampleBank } from '#world/samples/money/withdrawals.samples.ts'

const leastWithdrawal = 1_000n

const withdraw: Deed = async ({ as, customer, model, key }, { minor, kind }) => {
  const amount = BigInt(minor)
  const wish = { paymentMethod: 'bankTransfer', from: kind, amount, ...sampleBank, key: key() } as const
  const asked = await tried(twice(() => as(customer, (work) => requestWithdrawal(work, wish))))
  const isPossible = amount >= leastWithdrawal && amount <= model.wallet[kind]
  expect(isRefused(asked) !== isPossible, `withdrawing ${amount} of ${model.wallet[kind]}: ${sayRefusal(asked)}`)
  if (isRefused(asked)) return
  model.wallet[kind] -= amount
  model.withdrawals.push({ id: asked.id, from: kind, minor: amount, status: 'asked', isPaid: false })
}

const cancelWithdrawing: Deed = async ({ as, customer, model, key }, { pick }) => {
  const one = pickOf(model.withdrawals, pick)
  if (!one) return
  const wish = { id: one.id, key: key() }
  const cancelled = await tried(twice(() => as(customer, (work) => cancelWithdrawal(work, wish))))
  expect(isRefused(cancelled) !== (one.status === 'asked'), `cancelling a withdrawal that is ${one.status}`)
  if (isRefused(cancelled)) return
  one.status = 'over'
  model.wallet[one.from] += one.minor
}

const approve: Deed = async ({ as, staff, model }, { pick }) => {
  const one = pickOf(model.withdrawals, pick)
  if (!one) return
  const approved = await tried(as(staff.finance, (work) => approveWithdrawal(work, one.id)))
  expect(isRefused(approved) !== (one.status === 'asked'), `approving a withdrawal that is ${one.status}`)
  if (!isRefused(approved)) one.status = 'approved'
}

const reject: Deed = async ({ as, staff, model, key }, { pick }) => {
  const one = pickOf(model.withdrawals, pick)
  if (!one) return
  const wish = { id: one.id, reason: 'the bank did not take it', key: key() }
  const rejected = await tried(twice(() => as(staff.finance, (work) => rejectWithdrawal(work, wish))))
  expect(isRefused(rejected) !== (one.status !== 'over'), `rejecting a withdrawal that is ${one.status}`)
  if (isRefused(rejected)) return
  one.status = 'over'
  model.wallet[one.from] += one.minor
}

const settle: Deed = async ({ as, staff, model, key }, { pick }) => {
  const one = pickOf(model.withdrawals, pick)
  if (!one) return
  const batch = await tried(
    as(staff.finance, (work) => makeBankBatch(work, { method: 'bankTransfer', ids: [one.id], key: key() })),
  )
  expect(isRefused(batch) !== (one.status === 'approved'), `a batch of a withdrawal that is ${one.status}`)
  if (isRefused(batch)) return
  const paid = { batchId: batch.id, place: '1000200030004', reference: `ST-${batch.number}`, key: key() }
  const own = await tried(as(staff.finance, (work) => settleWithdrawals(work, { ...paid, key: key() })))
  expect(isRefused(own), 'who approved a withdrawal also paid it')
  await twice(() => as(staff.other, (work) => settleWithdrawals(work, paid)))
  one.status = 'over'
  one.isPaid = true
}

export const walletDeeds: Readonly<Record<string, Deed>> = { withdraw, cancelWithdrawing, approve, reject, settle }
