import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeOrderFromCart } from '#checkout/place-order-from-cart.ts'
import { rowsOf } from '#office/tariffs/sections/rows-of.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { fillCart, sampleCheckout } from '#world/samples/checkout/checkout.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleAddress, sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { editSection, setTerms, startDraft } from './edit-draft.ts'
import { publishDraft, sendDraft } from './move-draft.ts'

const { read, write } = await testDatabase()
await write(seedPriceTables)

test('a total that was shown before the tables changed is asked about, and what is placed names the new tables', async () => {
  const { who } = await write(async (work) => {
    const customer = await sampleCustomer(work)
    await sampleAddress(work, customer.id)
    await fillWallet(work, customer.id, 5_000_000n)
    return customer
  })
  await write((work) => fillCart(work), { who })
  const seen = await write((work) => sampleCheckout(work), { who })
  const version = await publishDearer()
  const place = (request: typeof seen) => write((work) => placeOrderFromCart(work, request, sampleRoutes), { who })
  await assert.rejects(place(seen), (thrown) => {
    assert.ok(isRefusal(thrown))
    assert.equal(thrown.code, 'TOTAL_CHANGED')
    assert.equal(thrown.facts.reasons, 'DIFFERENT_RATES')
    assert.ok(Number(thrown.facts.afterMinor) > Number(thrown.facts.beforeMinor))
    return true
  })
  const again = await write((work) => sampleCheckout(work), { who })
  const { orderNumber } = await place({ ...again, key: newId() })
  const order = await read((work) =>
    work.db.selectFrom('orders').select('tables_version').where('number', '=', orderNumber).executeTakeFirstOrThrow(),
  )
  assert.equal(order.tables_version, version)
})

async function publishDearer(): Promise<string> {
  const author = (await write((work) => sampleStaff(work, ['finance']))).who
  const second = (await write((work) => sampleStaff(work, ['finance']))).who
  const rows = rowsOf((await read(readTables)).raw, 'routes').map((row) => ({
    ...row,
    cells: { ...row.cells, perStep: '400.00' },
  }))
  const as = { who: author }
  const number = String((await write((work) => startDraft(work, { key: newId(), site: 'eg' }), as)).number)
  const edited = await write((work) => editSection(work, { number, revision: 1, section: 'routes', rows }), as)
  const told = await write((work) => setTerms(work, { number, ...edited, why: 'Carrier', validFrom: null }), as)
  await write((work) => sendDraft(work, { number, ...told, key: newId() }), as)
  const { version } = await write((work) => publishDraft(work, { number, ...told, key: newId() }), { who: second })
  return version
}
