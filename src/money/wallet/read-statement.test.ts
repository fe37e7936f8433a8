import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { tries } from '#world/samples/tries.samples.ts'
import type { AccountName } from './accounts.ts'
import { chainEntries } from './chain-entries.ts'
import { postEntry, transfer } from './post-entry.ts'
import { readStatement } from './read-statement.ts'

const database = await testDatabase()
const begin = Date.UTC(2026, 0, 1)
const hour = 3_600_000
const at = (hours: number) => new Date(begin + hours * hour)

const step = fc.record({
  // Clocks differ: what is posted later may have happened before.
  hours: fc.nat(40),
  minor: fc.integer({ min: 1, max: 900 }),
  isBack: fc.boolean(),
  isChained: fc.boolean(),
})

test('at whatever moment it begins and ends, a statement adds up as a list of what happened does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.nat(42), fc.nat(42), async (steps, one, other) => {
      const [gateway, customer] = [`gateway:${newId()}`, `customer:${newId()}:card`] as const
      const happened: { readonly hours: number; readonly minor: bigint }[] = []
      let kept = 0n
      for (const { hours, minor, isBack, isChained } of steps) {
        const amount = isBack ? (kept < BigInt(minor) ? kept : BigInt(minor)) : BigInt(minor)
        if (amount === 0n) continue
        const [from, to] = isBack ? [customer, gateway] : [gateway, customer]
        await database.write((work) => postEntry(work, 'correction', transfer(money(amount, 'EGP'), from, to)), {
          now: at(hours),
        })
        kept += isBack ? -amount : amount
        happened.push({ hours, minor: isBack ? -amount : amount })
        if (isChained) await chainEntries(database.write)
      }
      const [from, to] = [Math.min(one, other), Math.max(one, other)]
      await proves(customer, happened, { from, to })
      const mirrored = happened.map(({ hours, minor }) => ({ hours, minor: -minor }))
      await proves(gateway, mirrored, { from, to })
    }),
    { numRuns: 60 },
  )
})

type Happened = { readonly hours: number; readonly minor: bigint }

async function proves(
  account: AccountName,
  happened: readonly Happened[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const sum = (some: readonly Happened[]) => some.reduce((total, { minor }) => total + minor, 0n)
  const period = { from: at(from), to: at(to), currency: 'EGP' } as const
  const statement = await database.read((work) => readStatement(work, account, period))
  assert.equal(statement.opening, sum(happened.filter(({ hours }) => hours < from)))
  assert.equal(statement.closing, sum(happened.filter(({ hours }) => hours < to)))
  const within = happened.filter(({ hours }) => hours >= from && hours < to)
  assert.equal(statement.total, within.length)
  assert.equal(statement.opening + statement.cameIn - statement.wentOut, statement.closing)
  let running = statement.opening
  for (const line of statement.lines) {
    running += line.minor
    assert.equal(line.balance, running)
  }
  const page = await database.read((work) => readStatement(work, account, { ...period, page: 2, pageSize: 3 }))
  assert.deepEqual(page.lines, statement.lines.slice(3, 6))
}

const batches = tries(12, 30)

test('each page of a long statement is what the whole says, whatever the clocks said and however it was chained', async () => {
  const [gateway, customer] = [`gateway:${newId()}`, `customer:${newId()}:card`] as const
  for (let batch = 0; batch < batches; batch++) {
    await database.write(async (work) => {
      for (let place = 0; place < 40; place++) {
        // Every seventh batch is of clocks that are hours off; many of the others share a moment.
        const now = at(batch + (batch % 7 === 0 ? (place * 13) % 50 : place % 3))
        const isBack = place % 5 === 4
        const lines = transfer(
          money(BigInt(100 + place), 'EGP'),
          isBack ? customer : gateway,
          isBack ? gateway : customer,
        )
        await postEntry({ ...work, now }, 'correction', lines)
      }
    })
    if (batch % 3 > 0 && batch < batches - 2) await chainEntries(database.write)
  }
  for (const account of [gateway, customer])
    for (const [from, to] of [
      [at(0), at(100)],
      [at(3), at(27)],
    ] as const) {
      const period = { from, to, currency: 'EGP' } as const
      const whole = await database.read((work) => readStatement(work, account, period))
      assert.equal(whole.total, whole.lines.length)
      assert.ok(whole.total > batches * 26, `${whole.total} lines`)
      const last = Math.ceil(whole.total / 30)
      for (const page of [1, 2, 11, 17, last - 1, last, last + 1]) {
        const part = await database.read((work) => readStatement(work, account, { ...period, page, pageSize: 30 }))
        assert.deepEqual(part.lines, whole.lines.slice((page - 1) * 30, page * 30), `${account} page ${page}`)
        assert.deepEqual({ ...part, lines: [] }, { ...whole, lines: [] })
      }
    }
})
