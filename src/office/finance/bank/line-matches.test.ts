import assert from 'node:assert/strict'
import test from 'node:test'
import { readOffices } from '#fulfilment/requests/facts/read-offices.ts'
import { endRefundByHand } from '#money/payments/refunds/end-refund-by-hand.ts'
import { sendRefundToSource } from '#money/payments/refunds/send-refund-to-source.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance } from '#money/wallet/read-wallet.ts'
import { openTill } from '#office/finance/tills/open-till.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { addSampleBankAccounts } from '#world/samples/money/payments.samples.ts'
import { askSample, samplePaid, sampleRefund } from '#world/samples/money/refunds.samples.ts'
import { sampleStatement } from '#world/samples/office/bank.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { matchLine } from './match-line.ts'
import { readBankLines } from './read-bank-lines.ts'
import { readMatches } from './read-matches.ts'
import { readReconciliations } from './read-reconciliation.ts'
import { releaseLine } from './release-line.ts'

const database = await testDatabase()
await database.write(addSampleBankAccounts)
const amira = (await database.write((work) => sampleStaff(work, ['finance'], { name: 'Amira' }))).who
const account = '1000200030004'
const today = new Date().toISOString().slice(0, 10)
const act = <Answer>(does: (work: Work) => Promise<Answer>) => database.write(does, { who: amira })
const bring = (text: string) => act((work) => sampleStatement(work, `date,amount,payer,reference\n${text}`, {}))
const find = async (q: string) => (await database.read((work) => readBankLines(work, { state: 'all', q })))[0]!
const match = (lineId: string, to: string, key = newId()) =>
  act((work) => matchLine(work, { key, lineId, to, reason: 'as the bank says' }))
const balance = async (name: 'gateway:paymob' | `bank:${string}`) =>
  (await database.read((work) => readBalance(work, name))).minor

test('cash that was carried to a till is a line of the statement, once, and can be freed again', async () => {
  const [office] = await database.read(readOffices)
  const opening = { key: newId(), office: office!.code, counted: 80_000n, brought: 80_000n }
  const { number } = await act((work) => openTill(work, opening))
  await bring(`${today},-800,Cash withdrawal,C1\n${today},-800,Cash withdrawal twice,C2\n${today},800,Cash back,C3\n`)
  const [one, other, back] = [await find('C1'), await find('C2'), await find('C3')]
  const [cash] = await database.read((work) => readMatches(work, one.id))
  assert.deepEqual([cash?.kind, cash?.number, cash?.entries.length], ['cash', number, 1])
  assert.deepEqual(await database.read((work) => readMatches(work, back.id)), [])
  await refused(match(back.id, cash!.to), 'STATEMENT_LINE_MATCH_UNFIT')
  const before = await balance(`bank:${account}`)
  const both = await Promise.allSettled([match(one.id, cash!.to), match(other.id, cash!.to)])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  assert.equal(await balance(`bank:${account}`), before)
  const used = both[0]?.status === 'fulfilled' ? one : other
  await act((work) => releaseLine(work, { key: newId(), lineId: used.id, reason: 'the other one' }))
  await match(used === one ? other.id : one.id, cash!.to)
  assert.equal((await ours())?.unexplained.minor, 0n)
})

test('a refund that our bank paid ends it, once: the customer has it from the bank, and the gateway keeps what it had', async () => {
  const { id: customer, who } = await database.write((work) => sampleCustomer(work))
  const [refund] = await database.write(async (work) =>
    sampleRefund(work, await samplePaid(work, customer, 8_100n), 5_100n),
  )
  await database.write((work) => sendRefundToSource(work, { number: refund!.number, key: newId() }), { who })
  const sendId = await database.write((work) => askSample(work, refund!.id))
  await bring(`${today},-51,Refund by transfer,R1\n${today},-52,Another sum,R2\n`)
  const [line, other] = [await find('R1'), await find('R2')]
  const [offered] = await database.read((work) => readMatches(work, line.id))
  assert.deepEqual([offered?.kind, offered?.number], ['refund', refund!.number])
  await refused(match(other.id, offered!.to), 'STATEMENT_LINE_MATCH_UNFIT')
  const [atGateway, atBank] = [await balance('gateway:paymob'), await balance(`bank:${account}`)]
  const noted = { key: newId(), sendId, happened: false, reference: 'V-77', note: 'Their desk says no' }
  const both = await Promise.allSettled([match(line.id, offered!.to), act((work) => endRefundByHand(work, noted))])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  if (both[0]?.status === 'fulfilled') {
    assert.equal(await balance('gateway:paymob'), atGateway)
    assert.equal((await balance(`bank:${account}`)) - atBank, 5_100n)
    await refused(
      act((work) => releaseLine(work, { key: newId(), lineId: line.id, reason: 'not this one' })),
      'STATEMENT_LINE_STAYS',
    )
  }
  assert.equal((await ours())?.unexplained.minor, 0n)
  assert.deepEqual(await database.read(proveBooks), [])
})

async function ours() {
  return (await database.read(readReconciliations)).find((one) => one.account === account)
}

function refused(promise: Promise<unknown>, code: string): Promise<void> {
  return assert.rejects(promise, (thrown) => isRefusal(thrown) && thrown.code === code)
}
