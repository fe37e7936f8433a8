import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import { sampleOffer } from '#catalog/products/products.samples.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { guest } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { cartSigner, makeCartSigner } from '#selling/cart/cart-signer.ts'
import { sampleVisit } from '#world/samples/platform/visit.samples.ts'
import { seeProduct } from './see-product.ts'
import { showOffers } from './show-offers.ts'

const { db, write } = await testDatabase()
await write(seedPriceTables)
const visit = sampleVisit(db, guest, { ports: plugIn([plug(cartSigner, makeCartSigner('secret of a test'))]) })

test('a store that lists each size as a thing of its own stands once among the stores, by its cheapest or the chosen one', async () => {
  const shirt = { title: 'Linen shirt', gtin: '04006381333931', weightGrams: 300 }
  const rows = [4000n, 3000n, 3500n].map((price) => sampleOffer({ ...shirt, store: 'many.example.com', price }))
  const once = sampleOffer({ ...shirt, store: 'once.example.com', price: 2000n })
  const id = await write(async (work) => {
    const taken = await takeOffers(work, { feedId: null, runId: null }, [...rows, once])
    const ids = taken.map(({ productId }) => productId)
    await writeDocuments(work, ids)
    return String(ids[0])
  })
  const shown = (chosen: string | null) =>
    visit.read(async (work) => {
      const { product, offer } = await seeProduct(work, id, chosen)
      const offers = await showOffers(work, visit, product, offer!)
      return { product, rows: offers.map(({ store, storePrice, isSeen }) => [store, storePrice?.minor, isSeen]) }
    })
  const first = await shown(null)
  assert.deepEqual(first.rows, [
    ['once.example.com', 2000n, true],
    ['many.example.com', 3000n, false],
  ])
  const dear = first.product.offers.find(({ price }) => price === 4000n)!
  assert.deepEqual((await shown(dear.id)).rows, [
    ['once.example.com', 2000n, false],
    ['many.example.com', 4000n, true],
  ])
})
