import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readProfile } from '#people/accounts/profile/read-profile.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { adoptLegacy } from './adopt-legacy.ts'
import { importLegacy } from './import-legacy.ts'
import { parseLegacy } from './parse-legacy.ts'
import { previewLegacy } from './preview-legacy.ts'
import { readLegacy } from './read-legacy.ts'

const database = await testDatabase()
const support = (await database.write((work) => sampleStaff(work, ['support']))).who
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const header = 'number,date,email,phone,status,total,item,quantity,store'
const file = (...lines: readonly string[]) => [header, ...lines, ''].join('\r\n')
const take = (text: string, who: Actor = support) =>
  database.write((work) => importLegacy(work, { fileName: 'old.csv', text }), { who })
const customer = (email: string, phone?: string) =>
  database.write((work) => sampleCustomer(work, { email, ...(phone && { phone }) }))
const here = { site: 'eg', now: new Date('2026-11-22') } as const

test('lines with one number are one order; each unreadable cell is named by line and column', () => {
  const { orders, faults } = parseLegacy(
    file(
      'A-1,2023-05-31,x@y.eg,,Delivered,"1,250.50",Shoes,2,nike.com',
      'A-1,31/05/2023,X@Y.eg,,fulfilled,1250.5,Bag,,amazon.com',
      'A-2,2023-02-30,x@y.eg,,fulfilled,10,Hat,1,',
      'A-3,2023-02-03,,,fulfilled,10,Hat,1,',
      'A-4,2023-02-03,x@y.eg,,lost,10,Hat,1,',
      'A-5,2023-02-03,x@y.eg,,fulfilled,10.001,Hat,1,',
      'A-6,2023-02-03,x@y.eg,,fulfilled,10,Hat,0,',
      'A-7,2999-02-03,x@y.eg,,fulfilled,10,Hat,1,',
      'A-1,2023-05-31,x@y.eg,,fulfilled,99,Cap,1,',
      'A-8,2023-02-03,x@y.eg,12,fulfilled,10,,1,',
    ),
    here,
  )
  assert.deepEqual(
    faults.map(({ line, column, why }) => `${line} ${column} ${why}`),
    [
      '4 date wrong',
      '5 email missing',
      '6 status wrong',
      '7 total wrong',
      '8 quantity wrong',
      '9 date wrong',
      '10 total differs',
      '11 item missing',
    ],
  )
  assert.deepEqual(orders, [
    {
      number: 'A-1',
      placedOn: '2023-05-31',
      email: 'x@y.eg',
      phone: null,
      status: 'fulfilled',
      totalMinor: 125_050n,
      items: [
        { title: 'Shoes', quantity: 2, store: 'nike.com' },
        { title: 'Bag', quantity: 1, store: 'amazon.com' },
      ],
    },
  ])
  assert.deepEqual(
    parseLegacy('number,date\r\n1,2020-01-01\r\n', here).faults.map(({ line, column }) => `${line} ${column}`),
    ['1 status', '1 total', '1 item'],
  )
})

test('an order belongs to the customer with its email, otherwise its phone; the preview says by which, and changes nothing', async () => {
  const [mail, phone] = [await customer('old@mail.test'), await customer('p@mail.test', '+201112223334')]
  const text = file(
    'B-1,2022-01-02,old@mail.test,01112223334,fulfilled,10,Hat,1,',
    'B-2,2022-01-03,nobody@mail.test,0111 222 3334,cancelled,20,Cap,1,',
    'B-3,2022-01-04,later@mail.test,,fulfilled,30,Bag,1,',
  )
  const { orders } = await database.read((work) => previewLegacy(work, text), { who: support })
  assert.deepEqual(
    orders.map(({ owner }) => owner && [owner.id, owner.by]),
    [[mail.id, 'email'], [phone.id, 'phone'], null],
  )
  assert.deepEqual(await take(text), { added: 3, known: 0 })
  const mine = await database.read((work) => readLegacy(work), { who: mail.who })
  assert.deepEqual(
    mine.orders.map(({ number, placedOn }) => [number, placedOn]),
    [['B-1', '2022-01-02']],
  )
  assert.equal((await database.read(readProfile, { who: mail.who })).isLegacy, true)
  const later = await customer('Later@mail.test')
  assert.equal(await database.write((work) => adoptLegacy(work, later.id)), 1)
  assert.equal(await database.write((work) => adoptLegacy(work, later.id)), 0)
  assert.equal((await database.read((work) => readLegacy(work), { who: later.who })).total, 1)
  assert.equal((await database.read((work) => readLegacy(work), { who: phone.who, site: 'ae' })).total, 0)
})

test('the same file twice adds nothing, also from two people at once; a newer file adds its new orders', async () => {
  const text = file('C-1,2021-01-02,c@mail.test,,fulfilled,10,Hat,1,')
  const both = await Promise.all([take(text), take(text)])
  assert.equal(
    both.reduce((sum, { added }) => sum + added, 0),
    1,
  )
  assert.deepEqual(await take(text), { added: 0, known: 1 })
  assert.deepEqual(
    await take(
      file('C-1,2021-01-02,c@mail.test,,fulfilled,10,Hat,1,', 'C-2,2021-01-02,c@mail.test,,fulfilled,9,Cap,1,'),
    ),
    {
      added: 1,
      known: 1,
    },
  )
})

test('a faulty file adds nothing; only support imports one; imported orders never change', async () => {
  const text = file('D-1,2021-01-02,c@mail.test,,fulfilled,10,Hat,1,', 'D-2,x,c@mail.test,,fulfilled,10,Hat,1,')
  await assert.rejects(() => take(text), refused('LEGACY_FAULTS'))
  await assert.rejects(() => take(file()), refused('LEGACY_EMPTY'))
  const buyer = (await database.write((work) => sampleStaff(work, ['buyer']))).who
  await assert.rejects(() => take(file('D-3,2021-01-02,c@mail.test,,fulfilled,10,Hat,1,'), buyer), refused('FORBIDDEN'))
  const { rows } = await database.pool.query("select count(*)::int as count from legacy_orders where number like 'D-%'")
  assert.equal(rows[0].count, 0)
  await assert.rejects(() => database.pool.query("update legacy_orders set total_minor = 1 where number = 'C-1'"))
  await assert.rejects(() => database.pool.query("delete from legacy_orders where number = 'C-1'"))
})
