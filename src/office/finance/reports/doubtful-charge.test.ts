// A charge that was booked on the word of a shifted callback, and that the provider never had: named by its callback, found again in the
// provider's report, and corrected by the ordinary way with two people.
import assert from 'node:assert/strict'
import test from 'node:test'
import { readDoubtfulCallbacks } from '#money/payments/gateways/read-doubtful-callbacks.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance } from '#money/wallet/read-wallet.ts'
import { answerSuspense, decideSuspense } from '#office/finance/suspense/decide-suspense.ts'
import { readSuspense } from '#office/finance/suspense/read-suspense.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { importReport } from './import-report.ts'
import { readBreaks } from './read-reports.ts'
import { resolveBreak } from './resolve-break.ts'

const database = await testDatabase()
const [amira, basma] = await database.write(async (work) => [
  (await sampleStaff(work, ['finance'])).who,
  (await sampleStaff(work, ['finance'])).who,
])
const customer = await database.write((work) => sampleCustomer(work))
const day = '2026-10-10'
const minor = 500_000n

test('money of a shifted callback leaves the wallet again when two people have agreed', async () => {
  const entry = await bookedByOldShop()
  const [doubtful] = await database.read(readDoubtfulCallbacks)
  assert.deepEqual([doubtful?.why, doubtful?.entry, doubtful?.minor], ['shifted', entry, minor])
  assert.equal(await balance(`customer:${customer.id}:card`), minor)

  // The provider's own list of that day does not know it.
  const header = 'transaction_id,merchant_order_id,type,status,amount,currency,fees,created_at,settlement_date'
  const text = `${header}\nT1,PA,payment,Success,400.00,EGP,14.00,${day},${day}`
  const report = { key: newId(), provider: 'paymob', fileName: 'october.csv', text } as const
  await database.write((work) => importReport(work, report), { who: amira })
  const breaks = await database.read((work) => readBreaks(work, { state: 'open', kind: null, q: '' }), { who: amira })
  const missing = breaks.find((one) => one.transactionId === '9000011' && one.kind === 'missingAtProvider')
  const resolution = { key: newId(), breakId: missing?.id ?? '', reason: 'shifted callback', withEntry: true }
  await database.write((work) => resolveBreak(work, resolution), { who: amira })
  assert.equal(await balance('suspense:paymob'), -minor)

  const [unplaced] = await database.read((work) => readSuspense(work), { who: amira })
  const wish = { key: newId(), item: unplaced?.item ?? '', deed: 'assign', reason: 'shifted callback' } as const
  const { email } = await database.db
    .selectFrom('customers')
    .select('email')
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow()
  const { id } = await database.write((work) => decideSuspense(work, { ...wish, to: email, balance: 'card' }), {
    who: amira,
  })
  const agree = (who: typeof amira) =>
    database.write((work) => answerSuspense(work, { key: newId(), id, agrees: true }), { ...(who && { who }) })
  await assert.rejects(agree(amira), (thrown) => isRefusal(thrown) && thrown.code === 'SECOND_PERSON_NEEDED')
  assert.equal(await balance(`customer:${customer.id}:card`), minor)
  await agree(basma)
  assert.equal(await balance(`customer:${customer.id}:card`), 0n)
  assert.equal(await balance('suspense:paymob'), 0n)
  assert.equal(await balance('gateway:paymob'), 0n)
  assert.deepEqual(await database.read(proveBooks), [])
})

// As a shop of the time before did: the message was signed, so its money was credited.
function bookedByOldShop(): Promise<string> {
  const now = new Date(`${day}T10:00:00Z`)
  return database.write(
    async (work) => {
      const lines = transfer(money(minor, 'EGP'), 'gateway:paymob', `customer:${customer.id}:card`)
      const entry = await postEntry(work, 'deposit', lines, { onlyOnce: 'paymob:9000011' })
      const charge = { provider: 'paymob', transaction_id: '9000011' }
      await work.db
        .insertInto('payment_charges')
        .values({ ...charge, amount_minor: minor, currency: 'EGP', taken_as: 'credited', entry_id: entry, at: now })
        .execute()
      const obj = { id: 9_000_011, integration_id: '001', amount_cents: 500_000 }
      await work.db
        .insertInto('payment_events')
        .values({
          ...charge,
          id: newId(),
          event_hash: newId(),
          received_at: now,
          is_verified: true,
          state: 'paid',
          raw_body: JSON.stringify({ type: 'TRANSACTION', obj }),
          query: JSON.stringify({ hmac: 'a' }),
          result: 'credited',
        })
        .execute()
      return entry
    },
    { now },
  )
}

async function balance(account: Parameters<typeof readBalance>[1]): Promise<bigint> {
  return (await database.read((work) => readBalance(work, account))).minor
}
