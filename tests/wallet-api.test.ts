// The wallet's calls: the same transactions for page, call and statement, and the data of the analytics page.
import assert from 'node:assert/strict'
import test from 'node:test'
import { readQuestion } from '#fronts/account/history/history-form.ts'
import { readHistory } from '#fronts/account/history/read-history.ts'
import { readSpending } from '#fronts/account/spending/read-spending.ts'
import { readWalletStatement } from '#fronts/account/statement/read-wallet-statement.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { paidSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const app = await sampleApp(sampleParts(database.db))

for (const site of ['eg', 'ae'] as const) {
  const stage: Stage = (who, act) => database.write(act, { who, site })
  const cast = await database.write(sampleCast, { site })
  const who = cast.customer
  const id = who.id ?? ''
  const token = await database.write((work) => enter(work, who), { site })
  const get = async (url: string, language = 'en') => {
    const headers = { authorization: `Bearer ${token}`, 'x-site': site, 'accept-language': language }
    const answer = await app.inject({ method: 'GET', url: `/api${url}`, headers })
    return { status: answer.statusCode, body: answer.json() }
  }

  test(`on ${site}: a transaction has the same balance before and after in the call, on the page and in the statement, whatever its clock said`, async () => {
    // The second one is posted by a transaction with an earlier clock, as when two processes write at once.
    const now = Date.now()
    await database.write((work) => fillWallet(work, id, 10_000n, 'cash'), { site, now: new Date(now) })
    await database.write((work) => fillWallet(work, id, 500n, 'cash'), { site, now: new Date(now - 5_000) })
    await paidSample(stage, cast)
    const { rows } = await database.read(
      (work) => readHistory(work, readQuestion(new URLSearchParams('pageSize=100'))),
      {
        who,
        site,
      },
    )
    const { body } = await get('/wallet/transactions?pageSize=100')
    const page = rows.map(({ key, amount, moved }) => [key, amount.minor, moved?.before.minor, moved?.after.minor])
    type Item = { id: string; amount: number; balanceBefore: number; balanceAfter: number; account: string }
    const items: Item[] = body.data.items
    const minor = (value: number) => BigInt(Math.round(value * 100))
    assert.deepEqual(
      items.map((one) => [one.id, minor(one.amount), minor(one.balanceBefore), minor(one.balanceAfter)]),
      page,
    )
    const days = { from: '2020-01-01', to: '2999-01-01' }
    const { balances } = await database.read((work) => readWalletStatement(work, days), { who, site })
    for (const { balance, lines } of balances)
      assert.deepEqual(
        lines.map((line) => [line.minor, line.balance]).reverse(),
        items.filter(({ account }) => account === balance).map((one) => [minor(one.amount), minor(one.balanceAfter)]),
      )
  })

  test(`on ${site}: a transaction has its method, status, case and reason of cancelling, in the caller's language`, async () => {
    const order = await paidSample(stage, cast)
    await stage(who, (work) =>
      cancelOrder(work, { number: order.number, reason: 'HIGH_SHIPPING_COSTS', comment: null, key: newId() }),
    )
    const amount = money(9_000n, site === 'eg' ? 'EGP' : 'AED')
    const wish = {
      key: newId(),
      customerId: id,
      initiator: 'deposit',
      method: 'creditCard',
      amount,
      subject: null,
    } as const
    const { number } = await stage(who, (work) => openPayment(work, wish, sampleRoutes))
    const { items } = (await get(`/wallet/transactions?search=${order.number}`)).body.data
    const back = items.find((one: { type: string }) => one.type === 'Order Refund')
    assert.equal(back.status, 'Successed')
    assert.equal(back.case, 'order_refund')
    assert.equal(back.cancelReason, 'High shipping costs')
    assert.equal(items.find((one: { type: string }) => one.type === 'Order Payment').cancelReason, null)
    assert.equal(items.find((one: { type: string }) => one.type === 'Order Payment').method, 'wallet')
    const arabic = (await get(`/wallet/transactions?search=${order.number}`, 'ar')).body.data.items
    assert.match(arabic.find((one: { type: string }) => one.type === 'Order Refund').cancelReason, /[\u0600-\u06ff]/)
    const [open] = (await get(`/wallet/transactions?search=${number}`)).body.data.items
    assert.deepEqual(
      [open.type, open.status, open.case, open.requestNumber, open.balanceBefore, open.amount],
      ['Deposit', 'Pending', 'deposit', number, null, 90],
    )
  })

  test(`on ${site}: the analytics call returns what the page shows, as numbers`, async () => {
    const { status, body } = await get('/wallet/analytics?months=3')
    assert.equal(status, 200)
    const spending = await database.read((work) => readSpending(work, 3), { who, site })
    assert.equal(
      formatMoney(money(spending.total, spending.currency), 'en'),
      formatMoney(money(BigInt(Math.round(body.data.total * 100)), spending.currency), 'en'),
    )
    const sum = (parts: readonly { amount: number }[]) =>
      parts.reduce((so, { amount }) => so + Math.round(amount * 100), 0)
    assert.equal(sum(body.data.byMonth), Math.round(body.data.total * 100))
    assert.equal(sum(body.data.byStore), Math.round(body.data.total * 100))
    assert.equal((await get('/wallet/analytics?months=7')).status, 422)
  })
}

test('another customer sees none of it', async () => {
  const { who } = await database.write((work) => sampleCustomer(work))
  const token = await database.write((work) => enter(work, who))
  for (const url of ['/api/wallet/transactions', '/api/wallet/analytics']) {
    const answer = await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })
    assert.equal(answer.json().data.total, 0)
    assert.equal((await app.inject({ method: 'GET', url })).statusCode, 401)
  }
})
