// Checkouts over a line that breaks before or after the reply, tried again until they hear one: never two orders of one.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { fillCart, sampleCheckout } from '#checkout/checkout.samples.ts'
import { sampleAddress, sampleCustomer } from '#people/people.samples.ts'
import { seedPriceTables } from '#pricing/seed-tables.ts'
import { proveBooks } from '#wallet/prove-books.ts'
import { readWallet } from '#wallet/read-wallet.ts'
import { fillWallet } from '#wallet/wallet.samples.ts'
import { enter, sampleApp, sampleParts } from './app.samples.ts'
import { type Fault, openLinkProxy } from './link-proxy.samples.ts'
import { newId } from './platform/id.ts'
import { testDatabase } from './platform/test-database.ts'

const checkouts = 20
// Two of three tries fail: of forty in a row hardly ever all.
const mostTries = 40
const filled = 10_000_000n

const database = await testDatabase()
await database.write(seedPriceTables)
const app = await sampleApp(sampleParts(database.db))
await app.listen({ port: 0, host: '127.0.0.1' })
// Of three connections one dies before the request is through, one after it and before the reply.
const faults: readonly Fault[] = ['refuse', 'lose', 'none']
let connection = 0
const heard: Fault[] = []
const proxy = await openLinkProxy({ host: '127.0.0.1', port: portOf() }, () => {
  const fault = faults[connection++ % faults.length] ?? 'none'
  heard.push(fault)
  return fault
})
after(async () => {
  await proxy.close()
  await app.close()
})

test(`${checkouts} checkouts over a breaking line, each clicked twice, are ${checkouts} orders and ${checkouts} charges`, async () => {
  const carts = []
  for (let place = 0; place < checkouts; place++) carts.push(await readyCart())
  const answers = await Promise.all(carts.flatMap((cart) => [insist(cart), insist(cart)]))
  const numbers = answers.map((answer) => answer.data.orderNumber)
  assert.equal(new Set(numbers).size, checkouts)
  const placed = await database.db.selectFrom('orders').select(['number', 'base_minor', 'fees_minor']).execute()
  assert.deepEqual(placed.map((order) => order.number).sort(), [...new Set(numbers)].sort())
  const charges = await database.db.selectFrom('order_payments').select(['order_id', 'minor']).execute()
  assert.equal(charges.length, checkouts)
  assert.equal(new Set(charges.map((charge) => charge.order_id)).size, checkouts)
  for (const { id, total } of carts) {
    const { card } = await database.read((work) => readWallet(work, id), { who: { kind: 'customer', id } })
    assert.equal(card.minor, filled - total)
  }
  assert.deepEqual(await database.read(proveBooks), [])
  assert.ok(heard.includes('lose') && heard.includes('refuse'))
})

type Cart = {
  readonly id: string
  readonly token: string
  readonly key: string
  readonly total: bigint
  readonly body: object
}

async function readyCart(): Promise<Cart> {
  const { id, who } = await database.write((work) => sampleCustomer(work))
  return database.write(
    async (work) => {
      await sampleAddress(work, id)
      await fillWallet(work, id, filled)
      await fillCart(work)
      const { addressId, seen } = await sampleCheckout(work)
      const agreed = { addressId, shippingOption: 'PickUp', paymentMethod: 'wallet', termsAccepted: true }
      const body = { ...agreed, totalCost: Number(seen.totalMinor) / 100, tablesVersion: seen.tablesId }
      return { id, token: await enter(work, who), key: newId(), total: seen.totalMinor, body }
    },
    { who },
  )
}

// As a browser with a bad line does: the same key again, until an answer comes through.
async function insist({ token, key, body }: Cart): Promise<{ readonly data: { readonly orderNumber: string } }> {
  for (let attempt = 1; attempt <= mostTries; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${proxy.port}/api/orders`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
        'content-type': 'application/json',
        connection: 'close',
      },
    }).catch(() => null)
    if (answer) {
      const text = await answer.text()
      assert.equal(answer.status, 200, text)
      return JSON.parse(text)
    }
  }
  throw new Error('The line never let an answer through')
}

function portOf(): number {
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}
