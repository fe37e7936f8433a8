// A job and a command prove the books; money that lies in an account where nothing is in progress is named.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import pg from 'pg'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { readBookHealth } from '#money/wallet/read-proof.ts'
import { faultsOf, verifyLedger } from '#money/wallet/verify-ledger.ts'
import { walletJobs } from '#money/wallet/wallet.jobs.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { plugIn } from '#platform/work/ports.ts'
import { roomChecks } from '#program/room-checks.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { paidSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
await paidSample(stage, cast)

const chore = (name: string) => {
  const found = walletJobs(roomChecks).chores?.find((one) => one.name === name)
  assert.ok(found, name)
  return found.run(openJobContext(database.db, plugIn([]), 'eg', new Date()))
}
const kinds = async () =>
  faultsOf(await verifyLedger(database.write, roomChecks)).map(({ kind, off }) => [kind, Number(off)])

test('the job chains and proves, and the health page shows when', async () => {
  assert.equal((await database.read(readBookHealth)).provedAt, null)
  await chore('wallet.chain-entries')
  await chore('wallet.prove-books')
  const health = await database.read(readBookHealth)
  assert.deepEqual([health.faults, health.unchained], [[], 0])
  assert.ok(health.provedAt)
})

test('the command proves the same, prints the head and recognises it later', async () => {
  const { stdout, code } = await ledger('verify')
  assert.equal(code, 0, stdout)
  for (const name of ['sum', 'balance', 'running', 'chain', 'idle order', 'idle hold'])
    assert.ok(stdout.includes(`'${name}'`))
  const head = stdout.match(/head: ([0-9a-f]{64})/)?.[1] ?? ''
  assert.equal((await ledger('verify', '--head', head)).code, 0)
  assert.equal((await ledger('verify', '--head', head.replace(/^./, 'g'))).code, 1)
})

test('the command prints the statement of an account, and chains', async () => {
  const { stdout, code } = await ledger('statement', '--account', `customer:${cast.customer.id}:card`)
  assert.equal(code, 0, stdout)
  assert.match(stdout, /opening 0\.00[\s\S]*closing 0\.00/)
  assert.equal((await ledger('statement', '--account', 'cash')).code, 1)
  assert.match((await ledger('chain')).stdout, /0 batches made/)
  assert.equal((await ledger('nothing')).code, 1)
})

test('money in an account where nothing is in progress is named', async () => {
  const customer = newId()
  await database.write((work) => fillWallet(work, customer, 1_000n))
  const strays = ['payment', 'order', 'withdrawal', 'request', 'subscription'].map(
    (kind) => `${kind}:${newId()}` as const,
  )
  for (const account of [...strays, `customer:${customer}:hold:card`] as const)
    await database.write((work) =>
      postEntry(work, 'correction', transfer(money(10n, 'EGP'), `customer:${customer}:card`, account as 'vat')),
    )
  assert.deepEqual((await kinds()).sort(), [
    ['idle hold', 10],
    ['idle order', 10],
    ['idle payment', 10],
    ['idle request', 10],
    ['idle subscription', 10],
    ['idle withdrawal', 10],
  ])
})

test('money in an account that does not exist is named', async () => {
  const before = await kinds()
  const strays = ['bank:samples', 'till:nowhere', 'gateway:nobody'] as const
  for (const place of strays)
    await database.write((work) => postEntry(work, 'deposit', transfer(money(5n, 'EGP'), place, 'revenue:test')))
  const found = (await kinds()).filter(([kind]) => kind === 'place')
  assert.equal(before.filter(([kind]) => kind === 'place').length, 0)
  assert.deepEqual(
    found,
    strays.map(() => ['place', -5]),
  )
})

test('a falsified line raises an alarm, on the health page and in the exit code', async () => {
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  await owner.query(
    'set session_replication_role = replica; update ledger_lines set amount_minor = amount_minor + 1 where id = 1',
  )
  await owner.end()
  await assert.rejects(chore('wallet.prove-books'), { name: 'Alarm', message: /do not add up in \d+ places/ })
  const { faults } = await database.read(readBookHealth)
  assert.ok(faults.some((fault) => fault.kind === 'chain') && faults.some((fault) => fault.kind === 'sum'))
  const { stdout, code } = await ledger('verify')
  assert.equal(code, 1)
  assert.match(stdout, /✗ chain: batch 1: hash/)
})

async function ledger(...args: readonly string[]): Promise<{ readonly stdout: string; readonly code: number }> {
  const env = { DATABASE_URL: database.url, NODE_ENV: 'test' }
  const command = join(rootDirectory, 'src', 'program', 'ledger-command.ts')
  return promisify(execFile)(process.execPath, [command, ...args], { cwd: rootDirectory, env }).then(
    ({ stdout }) => ({ stdout, code: 0 }),
    (error: { readonly stdout: string; readonly code: number }) => ({ stdout: error.stdout, code: error.code }),
  )
}
