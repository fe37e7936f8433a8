import assert from 'node:assert/strict'
import test from 'node:test'
import { applyNews } from '#checkout/paying/apply-news.ts'
import { expirePayment } from '#money/payments/expire-payments.ts'
import { lockPayment } from '#money/payments/move-payment.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import { confirmRefundSend, failRefundSend } from '#money/payments/refunds/end-refund-send.ts'
import { readRefunds } from '#money/payments/refunds/read-refunds.ts'
import { holdAccount } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { askSample, beginSample } from '#world/samples/money/refunds.samples.ts'
import { placeSample, sampleCast } from '#world/samples/selling/orders.samples.ts'

const { write, read } = await testDatabase()
let last = 620_000

/** A loan for an order whose time was over before valU told of it; `held` stands on hold already, of another purchase. */
async function lateLoan(held = 0n) {
  const cast = await write(sampleCast)
  const who = cast.customer
  const customerId = who.id ?? ''
  const placed = await placeSample((by, does) => write(does, { who: by }), cast)
  const on = holdAccount(customerId, 'valu')
  if (held > 0n)
    await write((work) => postEntry(work, 'order_hold', transfer(money(held, 'EGP'), 'courier:samples', on)))
  const wish = { key: newId(), customerId, initiator: 'payNow', method: 'valu', payerAccount: '12345' } as const
  const due = { amount: money(9_000n, 'EGP'), subject: { kind: 'order', id: placed.id } } as const
  const { id } = await write((work) => openPayment(work, { ...wish, ...due }, sampleRoutes))
  last += 1
  const outcome = await write((work) => beginSample(work, id, String(last)))
  await write(async (work) => expirePayment(work, (await lockPayment(work, id))!))
  const provider = sampleRoutes('valu', 'eg') ?? 'fawry'
  const tell = (one = outcome) => write((work) => applyNews(work, { provider, outcome: one }))
  const wallet = async () => {
    const { cash, holds } = await read((work) => readWallet(work, customerId))
    return [cash.minor, holds.valu.minor]
  }
  const refunds = async () => (await read((work) => readRefunds(work), { who })).items
  return { outcome, tell, wallet, refunds, outside: await readOutside(id) }
}

async function readOutside(id: string): Promise<bigint> {
  return (await write((work) => lockPayment(work, id)))?.outside.minor ?? 0n
}

test('a loan that came too late goes back to its lender by itself, once, however often it is told', async () => {
  const { tell, wallet, refunds, outside } = await lateLoan()
  await Promise.all([tell(), tell(), tell()])
  await tell()
  const items = await refunds()
  assert.deepEqual(
    items.map(({ amount, status }) => [amount.minor, status]),
    [[outside, 'sending']],
  )
  assert.deepEqual(await wallet(), [0n, 0n])
  const send = await write((work) => askSample(work, items[0]!.id))
  assert.equal(await write((work) => confirmRefundSend(work, send, 'V-1')), true)
  assert.equal((await refunds())[0]?.status, 'sent')
  assert.deepEqual(await wallet(), [0n, 0n])
})

test('what stood on hold of another loan stays there: only the late one goes back', async () => {
  const { tell, wallet, refunds, outside } = await lateLoan(4_000n)
  await tell()
  assert.deepEqual(
    (await refunds()).map(({ amount }) => amount.minor),
    [outside],
  )
  assert.deepEqual(await wallet(), [0n, 4_000n])
})

test('what the lender will not take back becomes cash money, and what stood on hold stays', async () => {
  const { tell, wallet, refunds, outside } = await lateLoan(700n)
  await tell()
  const send = await write(async (work) => askSample(work, (await refunds())[0]!.id))
  assert.equal(await write((work) => failRefundSend(work, send, 'settled already')), true)
  assert.deepEqual(await wallet(), [outside, 700n])
})

test('a second loan for the same payment is cash money: its lender can take back no more than one', async () => {
  const { tell, wallet, outcome, refunds, outside } = await lateLoan()
  await tell()
  await tell({ ...outcome, transactionId: `${outcome.transactionId}9` })
  const [cash, held] = await wallet()
  assert.equal(held, 0n)
  const sent = (await refunds())
    .filter(({ status }) => status === 'sending')
    .reduce((sum, one) => sum + one.amount.minor, 0n)
  assert.equal(sent + cash!, 2n * outside)
})

test('after all of it the books are right', async () => {
  assert.deepEqual(await read(proveBooks), [])
})
