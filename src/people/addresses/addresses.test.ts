import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { sampleAddress, sampleCustomer } from '#world/samples/people/people.samples.ts'
import { addAddress } from './add-address.ts'
import { addressForm } from './address-shapes.ts'
import { deleteAddress, editAddress, setDefaultAddress } from './change-address.ts'
import { readAddress, readAddresses } from './read-addresses.ts'

const shop = await testDatabase()

const entered = addressForm.parse({
  firstName: 'Omar',
  lastName: 'Nabil',
  phone: '0100 123 4567',
  state: 'giza',
  area: 'dokki',
  city: 'Dokki',
  street: 'Tahrir',
  building: '5',
})

test('the first address is the default, and a new default takes its place', async () => {
  const customer = await shop.write((work) => sampleCustomer(work))
  const as = { who: customer.who }
  const first = await shop.write((work) => sampleAddress(work, customer.id))
  const second = await shop.write((work) => addAddress(work, { ...entered, key: newId() }), as)
  assert.deepEqual(
    (await shop.read(readAddresses, as)).map((one) => [one.id, one.isDefault]),
    [
      [first.id, true],
      [second.id, false],
    ],
  )
  await shop.write((work) => setDefaultAddress(work, second.id), as)
  assert.deepEqual(
    (await shop.read(readAddresses, as)).map((one) => [one.id, one.isDefault]),
    [
      [second.id, true],
      [first.id, false],
    ],
  )
  await shop.write((work) => deleteAddress(work, second.id), as)
  assert.deepEqual(
    (await shop.read(readAddresses, as)).map((one) => [one.id, one.isDefault]),
    [[first.id, true]],
  )
})

test("somebody else's address is not found by any call", async () => {
  const owner = await shop.write((work) => sampleCustomer(work))
  const address = await shop.write((work) => sampleAddress(work, owner.id))
  const stranger = await shop.write((work) => sampleCustomer(work))
  const as = { who: stranger.who }
  const notFound = { code: 'NOT_FOUND', status: 404 }
  await assert.rejects(
    shop.read((work) => readAddress(work, address.id), as),
    notFound,
  )
  await assert.rejects(
    shop.write((work) => editAddress(work, address.id, entered), as),
    notFound,
  )
  await assert.rejects(
    shop.write((work) => deleteAddress(work, address.id), as),
    notFound,
  )
  await assert.rejects(
    shop.write((work) => setDefaultAddress(work, address.id), as),
    notFound,
  )
  await assert.rejects(
    shop.write((work) => deleteAddress(work, 'not-an-id'), as),
    notFound,
  )
})

test('an area must belong to its state', async () => {
  const customer = await shop.write((work) => sampleCustomer(work))
  const request = { ...entered, area: 'nasr-city', key: newId() }
  await assert.rejects(
    shop.write((work) => addAddress(work, request), { who: customer.who }),
    { code: 'UNKNOWN_AREA' },
  )
})

test('an Egyptian address does not exist on the Dubai site', async () => {
  const customer = await shop.write((work) => sampleCustomer(work))
  const address = await shop.write((work) => sampleAddress(work, customer.id))
  const as = { who: customer.who, site: 'ae' } as const
  assert.deepEqual(await shop.read(readAddresses, as), [])
  await assert.rejects(
    shop.read((work) => readAddress(work, address.id), as),
    { code: 'NOT_FOUND' },
  )
})

test('the same form sent twice adds one address, and two simultaneous new defaults leave one', async () => {
  const customer = await shop.write((work) => sampleCustomer(work))
  const as = { who: customer.who }
  const twice = { ...entered, key: newId() }
  await shop.write((work) => addAddress(work, twice), as)
  await shop.write((work) => addAddress(work, twice), as)
  const defaults = [1, 2, 3].map(() => ({ ...entered, isDefault: true, key: newId() }))
  await Promise.all(defaults.map((request) => shop.write((work) => addAddress(work, request), as)))
  const book = await shop.read(readAddresses, as)
  assert.equal(book.length, 4)
  assert.equal(book.filter((one) => one.isDefault).length, 1)
})
