import assert from 'node:assert/strict'
import test from 'node:test'
import type { AccountName } from '#money/wallet/accounts.ts'
import { chainEntries } from '#money/wallet/chain-entries.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Visit } from '#platform/http/visit.ts'
import { money } from '#platform/values/amounts/money.ts'
import { readBalances } from './read-balances.ts'
import { answerStatement, statementQuestion } from './statement-question.ts'

const database = await testDatabase()
const wallet = 'customer:0190a000-0000-7000-8000-000000000001:cash'
const post = (minor: bigint, at: string, from: AccountName, to: AccountName) =>
  database.write((work) => postEntry(work, 'deposit', transfer(money(minor, 'EGP'), from, to)), { now: new Date(at) })
await post(9_000n, '2026-06-01T10:00:00Z', 'bank:7', wallet)
await chainEntries((act) => database.write(act))
await post(2_000n, '2026-06-02T10:00:00Z', wallet, 'bank:7')
await post(500n, '2026-06-03T20:59:59Z', 'bank:7', wallet)
await post(40n, '2026-06-03T21:00:00Z', 'bank:7', wallet)

const now = new Date('2026-06-30T10:00:00Z')
const visit: Pick<Visit, 'site' | 'now' | 'read'> = { site: 'eg', now, read: (act) => database.read(act) }
const ask = (query: string, pages = {}) => {
  const question = statementQuestion(visit, new URLSearchParams(query))
  return answerStatement(visit, question, pages)
}

test('the statement of a bank reads as its balance on the overview: what came in is above zero, and it adds up', async () => {
  const statement = await ask('account=bank:7&from=2026-06-02&to=2026-06-03')
  assert.ok(statement)
  const { opening, cameIn, wentOut, closing, lines } = statement
  assert.deepEqual([opening, cameIn, wentOut, closing], [9_000n, 500n, 2_000n, 7_500n])
  assert.deepEqual(
    lines.map(({ minor, balance }) => [minor, balance]),
    [
      [-2_000n, 7_000n],
      [500n, 7_500n],
    ],
  )
  const whole = await ask('account=bank:7&from=2026-06-01&to=2026-06-30')
  const { ours } = await database.read(readBalances)
  assert.equal(whole?.closing, ours.find(({ name }) => name === 'bank:7')?.minor)
})

test('the statement of a customer’s money is as it stands in the ledger, and a page of it begins where the one before ended', async () => {
  const all = await ask(`account=${wallet}&from=2026-06-01&to=2026-06-30`)
  assert.deepEqual(
    all?.lines.map(({ balance }) => balance),
    [9_000n, 7_000n, 7_500n, 7_540n],
  )
  const second = await ask(`account=${wallet}&from=2026-06-01&to=2026-06-30`, { page: 2, pageSize: 3 })
  assert.deepEqual([second?.lines.map(({ balance }) => balance), second?.total, second?.closing], [[7_540n], 4, 7_540n])
})

test('an account that the ledger does not know has no statement, and another currency has nothing in it', async () => {
  assert.equal(await ask('account=pocket:7'), null)
  assert.equal(await ask(''), null)
  const dollars = await ask('account=bank:7&currency=USD&from=2026-06-01&to=2026-06-30')
  assert.deepEqual([dollars?.lines, dollars?.closing], [[], 0n])
})
