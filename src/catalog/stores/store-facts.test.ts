import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { readStore, readStoreList, readStoreRules } from './read-store-facts.ts'
import { readStoresOff, refuseStoreOff } from './read-stores-off.ts'
import { forgetStore, saveStore, storeForm } from './save-store.ts'
import { knownStores, STORES, storeOfHost, storesOf } from './stores.ts'
import { renewStores } from './watch-stores.ts'

const database = await testDatabase()
const plain = { mark: '', rules: { ar: '', en: '' }, isOn: true }
const target = { domain: 'target.com', name: { ar: 'تارجت', en: 'Target' }, country: 'US', currency: 'USD' } as const
const save = (store: Parameters<typeof saveStore>[1]) => database.write((work) => saveStore(work, store))
const isOff = (error: unknown) => isRefusal(error) && error.code === 'STORE_OFF' && error.facts.store === 'Target'

test('the list begins with the stores that the program knows', async () => {
  const list = await database.read(readStoreList)
  assert.equal(list.length, STORES.length)
  assert.ok(list.every(({ isOn, changedAt }) => isOn && changedAt === null))
})

test('a store that is off is known and refused, and offered no more; subdomains belong to it', async () => {
  await save({ ...target, ...plain, isOn: false })
  assert.deepEqual([...(await database.read(readStoresOff))], ['target.com'])
  await renewStores(database)
  assert.equal(storeOfHost('www.target.com')?.id, 'target')
  assert.ok(!storesOf('eg').some(({ domain }) => domain === 'target.com'))
  const off = await database.read(readStoresOff)
  assert.throws(() => refuseStoreOff('https://www.target.com/p/lamp', 'en', off), isOff)
  assert.doesNotThrow(() => refuseStoreOff('https://target.com.evil.net/p/lamp', 'en', off))
  await save({ ...target, ...plain })
  await renewStores(database)
  const none = await database.read(readStoresOff)
  assert.doesNotThrow(() => refuseStoreOff('https://www.target.com/p/lamp', 'en', none))
})

test('staff rename a store and add another; forgotten, the program’s own holds again', async () => {
  await save({ ...target, ...plain, name: { ar: 'تارغت', en: 'Target' }, mark: 'T' })
  await save({
    ...plain,
    domain: 'quayside.com',
    name: { ar: 'كواي سايد', en: 'Quayside' },
    country: 'GB',
    currency: 'GBP',
  })
  await renewStores(database)
  assert.equal(storeOfHost('target.com')?.name.ar, 'تارغت')
  assert.equal(storeOfHost('shop.quayside.com')?.country, 'GB')
  assert.equal((await database.read((work) => readStore(work, 'target.com')))?.mark, 'T')
  await database.write((work) => forgetStore(work, 'target.com'))
  await database.write((work) => forgetStore(work, 'quayside.com'))
  await renewStores(database)
  assert.deepEqual(knownStores(), STORES)
})

test('what customers should know of a store is told in their language, and nothing of the others', async () => {
  await save({ ...target, ...plain, rules: { ar: 'لا إرجاع', en: 'No returns' } })
  assert.deepEqual([...(await database.read(readStoreRules))], [['target.com', 'لا إرجاع']])
  assert.deepEqual([...(await database.read(readStoreRules, { locale: 'en' }))], [['target.com', 'No returns']])
})

test('a domain is written as people paste it', () => {
  const fields = { nameAr: 'متجر', nameEn: 'Shop', country: 'US', currency: 'usd' }
  const parsed = storeForm.parse({ ...fields, domain: 'https://www.Shop.com/en' })
  assert.deepEqual([parsed.domain, parsed.currency], ['shop.com', 'USD'])
  assert.equal(storeForm.safeParse({ ...fields, domain: 'shop' }).success, false)
})
