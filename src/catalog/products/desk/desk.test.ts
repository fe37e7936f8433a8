import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostBought } from '#catalog/products/finding/most-bought.ts'
import { type FoundProducts, noFilters, type ProductQuery } from '#catalog/products/finding/product-query.ts'
import { readProduct } from '#catalog/products/finding/read-product.ts'
import { searchProducts } from '#catalog/products/finding/search-products.ts'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import type { ProductOffer } from '#catalog/products/product-offer.ts'
import { sampleOffer } from '#catalog/products/products.samples.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { readStore } from '#catalog/stores/read-store-facts.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { addPin, addPinForm, endPin } from './change-pins.ts'
import { correctProduct, correctProductForm, hideProduct } from './change-product.ts'
import { changeStore, changeStoreForm, switchStore } from './change-store.ts'
import { addSynonym, endSynonym } from './change-synonyms.ts'
import { rewriteStore } from './desk.jobs.ts'
import { joinProducts } from './join-products.ts'
import { readChanges } from './read-changes.ts'
import { readDeskProduct } from './read-desk-product.ts'
import { readPinned, readPins } from './read-pinned.ts'
import { readSynonymRows, readSynonyms } from './read-synonyms.ts'
import { splitOffer } from './split-offer.ts'
import { trySynonym } from './try-synonym.ts'
import { undoChange } from './undo-change.ts'

const database = await testDatabase()
const { who } = await database.write((work) => sampleStaff(work, ['content']))
const { who: other } = await database.write((work) => sampleStaff(work, ['reviewer']))
const act = <Answer>(does: (work: Work) => Promise<Answer>, by = who) => database.write(does, { who: by })
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const why = 'It is wrong'

async function take(...offers: readonly ProductOffer[]): Promise<readonly bigint[]> {
  return database.write(async (work) => {
    const taken = await takeOffers(work, { feedId: null, runId: null }, offers)
    const ids = taken.map(({ productId }) => productId)
    await writeDocuments(work, ids)
    return ids
  })
}

const everything: ProductQuery = { ...noFilters, size: 100 }
const search = (words: string): Promise<FoundProducts> =>
  database.read((work) => searchProducts(work, { ...everything, words }))
const found = async (words: string) => (await search(words)).products.map(({ id }) => BigInt(id))
const changesOf = (thing: string) => database.read((work) => readChanges(work, { thing, page: 1, pageSize: 50 }))
const newest = async (thing: string) => (await changesOf(thing)).rows[0]!.id
const seenOf = async (id: bigint) => (await database.read((work) => readDeskProduct(work, String(id))))?.seen ?? ''
const undo = async (thing: string, by = who) => {
  const id = await newest(thing)
  return act((work) => undoChange(work, { id, why }), by)
}

test('a hidden product is not found, and is again when that is taken back', async () => {
  const [id] = (await take(sampleOffer({ title: 'Gangway lantern brass' }))) as [bigint]
  assert.deepEqual(await found('gangway'), [id])
  await act((work) => hideProduct(work, { id, to: 'hidden', why }))
  assert.deepEqual(await found('gangway'), [])
  await assert.rejects(
    act((work) => hideProduct(work, { id, to: 'hidden', why })),
    refused('STALE'),
  )
  await undo(`product:${id}`)
  assert.deepEqual(await found('gangway'), [id])
  const { rows } = await changesOf(`product:${id}`)
  assert.deepEqual(
    [rows.length, rows[0]?.act, rows[0]?.why, rows[0]?.undoneBy === null],
    [1, 'product.hide', why, false],
  )
})

test('what staff corrected is not written by the feed any more; taken back, the feed writes it again', async () => {
  const offer = sampleOffer({ title: 'Capstan wrench', weightGrams: 900 })
  const [id] = (await take(offer)) as [bigint]
  const typed = {
    id: String(id),
    title: 'Capstan winch',
    brand: 'Talla',
    partNumber: '',
    category: 'homeware',
    weightGrams: '4000',
    seen: await seenOf(id),
  }
  await act((work) =>
    correctProduct(work, correctProductForm.parse({ ...typed, image: '', gtin: '4006381333931', why })),
  )
  await take({ ...offer, title: 'Capstan wrench, new', weightGrams: 950 })
  const corrected = await database.read((work) => readProduct(work, String(id)))
  assert.deepEqual(
    [corrected?.title, corrected?.weightGrams, corrected?.gtin, corrected?.category],
    ['Capstan winch', 4000, '04006381333931', 'homeware'],
  )
  const [second] = (await take(sampleOffer({ title: 'Bollard' }))) as [bigint]
  const same = { ...typed, id: String(second), seen: await seenOf(second), image: '', gtin: '4006381333931', why }
  await assert.rejects(
    act((work) => correctProduct(work, correctProductForm.parse(same))),
    refused('GTIN_TAKEN'),
  )
  assert.equal(correctProductForm.safeParse({ ...same, gtin: '4006381333932' }).success, false)
  const [unknown] = correctProductForm.safeParse({ ...same, category: 'spaceships' }).error?.issues ?? []
  assert.deepEqual([unknown?.path, unknown?.message], [['category'], 'refusal_category_unknown'])
  await undo(`product:${id}`)
  await take({ ...offer, title: 'Capstan wrench, newest', weightGrams: 960 })
  const after = await database.read((work) => readProduct(work, String(id)))
  assert.deepEqual([after?.title, after?.weightGrams, after?.gtin], ['Capstan wrench, newest', 960, null])
})

test('of two who correct one product at once the second is told; what feeds said since stays when a correction is taken back', async () => {
  const offer = sampleOffer({ title: 'Windlass small', weightGrams: 700 })
  const [id] = (await take(offer)) as [bigint]
  const seen = await seenOf(id)
  const form = { id: String(id), seen, brand: 'Talla', category: 'homeware', why }
  const both = await Promise.allSettled([
    act((work) => correctProduct(work, correctProductForm.parse({ ...form, title: 'Windlass', weightGrams: '700' }))),
    act(
      (work) => correctProduct(work, correctProductForm.parse({ ...form, title: 'Winch', weightGrams: '700' })),
      other,
    ),
  ])
  assert.equal(both.filter(({ status }) => status === 'fulfilled').length, 1)
  const loser = both.find(({ status }) => status === 'rejected')
  assert.ok(loser?.status === 'rejected' && refused('STALE')(loser.reason))
  await take({ ...offer, weightGrams: 820 })
  const before = await database.read((work) => readProduct(work, String(id)))
  assert.deepEqual([before?.title.startsWith('Win'), before?.weightGrams], [true, 820])
  await undo(`product:${id}`)
  const after = await database.read((work) => readProduct(work, String(id)))
  assert.deepEqual([after?.title, after?.weightGrams], ['Windlass small', 820])
  await act((work) => hideProduct(work, { id, to: 'hidden', why }))
  await take({ ...offer, title: 'Windlass of brass', weightGrams: 900 })
  await undo(`product:${id}`)
  const shown = await database.read((work) => readProduct(work, String(id)))
  assert.deepEqual([shown?.title, shown?.weightGrams], ['Windlass of brass', 900])
})

test('two products become one that feeds do not part again; taken back, they are two', async () => {
  const one = sampleOffer({ title: 'Mooring rope blue', store: 'shop-one.example.com' })
  const two = sampleOffer({ title: 'Rope for mooring, blue', store: 'shop-two.example.com', gtin: '04006381333924' })
  const [into, from] = (await take(one, two)) as [bigint, bigint]
  assert.notEqual(into, from)
  const hidden = await take(sampleOffer({ title: 'Rope, third' }))
  await act((work) => hideProduct(work, { id: hidden[0]!, to: 'hidden', why }))
  await act((work) => joinProducts(work, { id: hidden[0]!, into, why }))
  assert.ok((await found('mooring')).includes(into), 'a hidden product hides nothing that it becomes')
  await undo(`product:${into}`)
  await assert.rejects(
    act((work) => joinProducts(work, { id: from, into: from, why })),
    refused('PRODUCT_SAME'),
  )
  await assert.rejects(
    act((work) => joinProducts(work, { id: from, into: 999_999n, why })),
    refused('PRODUCT_UNKNOWN'),
  )
  // Of two who join at once, one is told that it was done.
  const both = await Promise.allSettled([
    act((work) => joinProducts(work, { id: from, into, why })),
    act((work) => joinProducts(work, { id: into, into: from, why }), other),
  ])
  assert.equal(both.filter(({ status }) => status === 'fulfilled').length, 1)
  const winner = both[0]!.status === 'fulfilled' ? into : from
  const gone = winner === into ? from : into
  const led = await database.read((work) => readProduct(work, String(gone)))
  assert.deepEqual([led?.id, led?.offers.length, led?.gtin], [String(winner), 2, '04006381333924'])
  await take({ ...two, price: 999n }, { ...one, price: 998n })
  assert.equal((await database.read((work) => readProduct(work, String(winner))))?.offers.length, 2)
  assert.deepEqual(await found('mooring'), [winner])
  await undo(`product:${winner}`)
  assert.deepEqual([...(await found('mooring'))].sort(), [into, from].sort())
  const back = await database.read((work) => readProduct(work, String(from)))
  assert.deepEqual([back?.id, back?.offers.length, back?.gtin], [String(from), 1, '04006381333924'])
})

test('an offer that is another thing becomes a product of its own and stays one', async () => {
  const gtin = '04006381333917'
  const one = sampleOffer({ title: 'Fender round', store: 'shop-one.example.com', gtin })
  const two = sampleOffer({ title: 'Fender cover', store: 'shop-two.example.com', gtin })
  const [id] = (await take(one, two)) as [bigint]
  const view = await database.read((work) => readProduct(work, String(id)))
  assert.equal(view?.offers.length, 2)
  const offer = BigInt(view!.offers.find(({ store }) => store === 'shop-two.example.com')!.id)
  const made = await act((work) => splitOffer(work, { id, offer, why }))
  await take({ ...two, price: 777n })
  assert.deepEqual([...(await found('fender'))].sort(), [id, made].sort())
  assert.equal((await database.read((work) => readProduct(work, String(made))))?.title, 'Fender cover')
  await assert.rejects(
    act((work) => splitOffer(work, { id: made, offer, why })),
    refused('OFFER_ALONE'),
  )
  await undo(`product:${id}`)
  assert.deepEqual(await found('fender'), [id])
  assert.equal((await database.read((work) => readProduct(work, String(made))))?.id, String(id))
})

test('what has something newer over it is taken back after that; of two at once one is refused', async () => {
  const [id] = (await take(sampleOffer({ title: 'Halyard cleat' }))) as [bigint]
  const thing = `product:${id}`
  await act((work) => hideProduct(work, { id, to: 'hidden', why }))
  const first = await newest(thing)
  await act((work) => hideProduct(work, { id, to: 'shown', why }))
  assert.equal((await changesOf(thing)).rows[1]?.isCovered, true)
  await assert.rejects(
    act((work) => undoChange(work, { id: first, why })),
    refused('CHANGE_UNDER_NEWER'),
  )
  const both = await Promise.allSettled([undo(thing), undo(thing, other)])
  const loser = both.find(({ status }) => status === 'rejected')
  assert.equal(both.filter(({ status }) => status === 'fulfilled').length, 1)
  assert.ok(loser?.status === 'rejected' && refused('CHANGE_UNDONE')(loser.reason))
  await act((work) => undoChange(work, { id: first, why }))
  assert.deepEqual(await found('halyard'), [id])
})

test('a store that is switched off takes its products out of the search, and its orders are not asked', async () => {
  const store = 'shop-off.example.com'
  const [id] = (await take(sampleOffer({ title: 'Spinnaker pole', store }))) as [bigint]
  const names = { nameAr: 'متجر', nameEn: 'Shop off', country: 'US', currency: 'USD' }
  await act((work) => changeStore(work, changeStoreForm.parse({ domain: store, ...names, why })))
  await act((work) => switchStore(work, { domain: store, to: 'off', why }))
  await rewriteStore(database, store)
  assert.deepEqual(await found('spinnaker'), [])
  await undo(`store:${store}`)
  await rewriteStore(database, store)
  assert.deepEqual(await found('spinnaker'), [id])
  await assert.rejects(undo(`store:${store}`), refused('CHANGE_UNDONE'))
  const [, first] = (await changesOf(`store:${store}`)).rows
  await act((work) => undoChange(work, { id: first!.id, why }))
  assert.equal(await database.read((work) => readStore(work, store)), null)
})

test('pairs of words stand once, one way or both, and come back', async () => {
  const pair = { word: 'كوتشي', means: 'sneakers', bothWays: 'on' as const, why }
  await act((work) => addSynonym(work, pair))
  await assert.rejects(
    act((work) => addSynonym(work, pair)),
    refused('SYNONYM_TAKEN'),
  )
  await act((work) => addSynonym(work, { word: 'telly', means: 'tv', why }))
  assert.deepEqual(await database.read(readSynonyms), [
    { word: 'telly', means: 'tv' },
    { word: 'كوتشي', means: 'sneakers' },
    { word: 'sneakers', means: 'كوتشي' },
  ])
  const [shoe] = await take(sampleOffer({ title: 'Sneakers of canvas' }), sampleOffer({ title: 'Deck broom' }))
  assert.ok((await found('كوتشي')).includes(shoe!))
  // A short word too: what staff say is not left out as too short to be joined.
  await take(sampleOffer({ title: 'Tin cup' }))
  const short = await database.read((work) => trySynonym(work, { word: 'beaker', means: 'cup', isBothWays: false }))
  assert.deepEqual(short[0]?.after.titles, ['Tin cup'])
  const pairs = { word: 'swab', means: 'broom', isBothWays: false }
  const [trial] = await database.read((work) => trySynonym(work, pairs))
  assert.deepEqual([trial?.before.titles, trial?.after.titles], [[], ['Deck broom']])
  const [row] = await database.read(readSynonymRows)
  await act((work) => endSynonym(work, { id: row!.id, why }))
  await undo('synonym:telly tv')
  assert.equal((await database.read(readSynonyms)).length, 3)
})

test('products stand first on their site in their days, in their order', async () => {
  const image = 'https://shop-one.example.com/anchor.jpg'
  const ids = await take(sampleOffer({ title: 'Anchor', image }), sampleOffer({ title: 'Anchor chain', image }))
  const pin = (product: bigint, said: object) =>
    act((work) =>
      addPin(work, addPinForm.parse({ site: 'eg', product: String(product), from: '2020-01-01', why, ...said })),
    )
  await pin(ids[0]!, { position: '2' })
  await pin(ids[1]!, { position: '1' })
  await pin(ids[1]!, { position: '1', words: 'مِرساة  Blue', to: '2020-02-01' })
  await pin(ids[0]!, { position: '1', words: 'مرساه blue' })
  await assert.rejects(pin(ids[0]!, { position: '3' }), refused('PIN_TAKEN'))
  assert.deepEqual(await database.read((work) => readPinned(work, 'shelf')), [String(ids[1]), String(ids[0])])
  assert.deepEqual(await database.read((work) => readPinned(work, 'shelf'), { site: 'ae' }), [])
  const words = { words: 'مرساة BLUE ' }
  assert.deepEqual(await database.read((work) => readPinned(work, words)), [String(ids[0])])
  assert.equal((await found('مرساة blue'))[0], ids[0])
  const shelf = await database.read((work) => mostBought(work, { most: 2 }))
  assert.deepEqual(
    shelf.map(({ id }) => BigInt(id)),
    [ids[1], ids[0]],
  )
  const rows = await database.read(readPins)
  assert.equal(rows.length, 4)
  await act((work) => endPin(work, { id: rows[0]!.id, why }))
  await undo(`pin:eg ${ids[1]}`)
  assert.equal((await database.read((work) => readPinned(work, 'shelf'))).length, 2)
})

test('a taker that meets what staff join or split at the same time leaves it as they put it', async () => {
  const said = [1, 2].map((one) => sampleOffer({ theirId: `at-once-${one}`, title: `Copper kettle ${one}` }))
  const [into, from] = (await take(...said)) as [bigint, bigint]
  const productOf = async (theirId: string) =>
    database.db
      .selectFrom('product_offers')
      .select(['id', 'product_id'])
      .where('their_id', '=', theirId)
      .executeTakeFirstOrThrow()
  /** Staff hold what they did open until the taker has read what it can. */
  const meanwhile = async (does: (work: Work) => Promise<unknown>, price: bigint) => {
    const met: Promise<unknown>[] = []
    await act(async (work) => {
      await does(work)
      met.push(take(...said.map((offer) => ({ ...offer, price }))))
      await new Promise((go) => setTimeout(go, 300))
    })
    await Promise.all(met)
  }
  await meanwhile((work) => joinProducts(work, { id: from, into, why }), 2000n)
  const { id: offer, product_id: joined } = await productOf('at-once-2')
  assert.equal(joined, into)
  const made: bigint[] = []
  await meanwhile(async (work) => made.push(await splitOffer(work, { id: into, offer, why })), 3000n)
  assert.equal((await productOf('at-once-2')).product_id, made[0])
  assert.equal((await productOf('at-once-1')).product_id, into)
})
