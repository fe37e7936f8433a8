import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { type AccountName, mustNotBeNegative } from './accounts.ts'
import { postEntry, transfer } from './post-entry.ts'
import { proveBooks } from './read-proof.ts'
import { readBalance } from './read-wallet.ts'

const database = await testDatabase()
const step = fc.record({ from: fc.nat(7), to: fc.nat(7), minor: fc.integer({ min: 1, max: 400 }) })

test('whatever is posted, the books equal a model that keeps one number an account', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const accounts = freshAccounts()
      const model = new Map(accounts.map((account) => [account, 0n]))
      for (const { from: fromIndex, to: toIndex, minor } of steps) {
        const [from, to, amount] = [accounts[fromIndex]!, accounts[toIndex]!, BigInt(minor)]
        if (from === to) continue
        const mayHappen = !mustNotBeNegative(from) || model.get(from)! >= amount
        assert.equal(await post(from, to, amount), mayHappen)
        if (!mayHappen) continue
        model.set(from, model.get(from)! - amount)
        model.set(to, model.get(to)! + amount)
      }
      for (const account of accounts) {
        assert.equal((await database.read((work) => readBalance(work, account))).minor, model.get(account))
      }
    }),
    { numRuns: 40 },
  )
  assert.deepEqual(await database.read(proveBooks), [])
})

test('posted all at once, nothing is lost, nothing is below zero, and the books prove themselves', async () => {
  const accounts = freshAccounts()
  const steps = fc.sample(step, { numRuns: 400, seed: 7 }).filter((one) => one.from !== one.to)
  const done = await Promise.all(
    steps.map(({ from, to, minor }) => post(accounts[from]!, accounts[to]!, BigInt(minor))),
  )
  const expected = new Map(accounts.map((account) => [account, 0n]))
  steps.forEach(({ from, to, minor }, index) => {
    if (!done[index]) return
    expected.set(accounts[from]!, expected.get(accounts[from]!)! - BigInt(minor))
    expected.set(accounts[to]!, expected.get(accounts[to]!)! + BigInt(minor))
  })
  for (const account of accounts) {
    const balance = await database.read((work) => readBalance(work, account))
    assert.equal(balance.minor, expected.get(account))
    if (mustNotBeNegative(account)) assert.ok(balance.minor >= 0n)
  }
  assert.deepEqual(await database.read(proveBooks), [])
})

function freshAccounts(): readonly AccountName[] {
  const id = newId()
  return [
    `customer:${id}:card`,
    `customer:${id}:cash`,
    `customer:${id}:hold:card`,
    `order:${id}`,
    `payment:${id}`,
    `withdrawal:${id}`,
    `gateway:${id}`,
    `bank:${id}`,
  ]
}

async function post(from: AccountName, to: AccountName, minor: bigint): Promise<boolean> {
  try {
    await database.write((work) => postEntry(work, 'correction', transfer(money(minor, 'EGP'), from, to)))
    return true
  } catch (thrown) {
    if (isRefusal(thrown) && thrown.code === 'INSUFFICIENT_FUNDS') return false
    throw thrown
  }
}
