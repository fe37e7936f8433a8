// Terms of packages need two people, and subscribers are reminded once.
import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { consumeQuota } from '#pricing/subscriptions/consume-quota.ts'
import { readPackages } from '#pricing/subscriptions/read-packages.ts'
import { readEndingSoon, remindOfEnd, remindOfQuota } from '#pricing/subscriptions/remind-subscriber.ts'
import { requestSubscription } from '#pricing/subscriptions/request-subscription.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { sampleSubscription } from '#world/samples/pricing/subscriptions.samples.ts'
import { insertDraft } from './draft-package.ts'
import { draftForm, versionOf } from './package-form.ts'
import { dropPackageDraft, offerPackage, publishPackage } from './publish-package.ts'

const { write, read, pool } = await testDatabase()
const author = (await write((work) => sampleStaff(work, ['finance']))).who
const publisher = (await write((work) => sampleStaff(work, ['finance']))).who

const typed = {
  nameAr: 'ميني',
  nameEn: 'Mini',
  descriptionAr: 'وصف',
  descriptionEn: 'Described',
  fitsAr: 'للكل',
  fitsEn: 'All',
  price: '120.50',
  quota: '',
  unit: 'month',
  count: '2',
  countries: 'US, UK',
  stores: '',
  categories: '',
  benefits: 'serviceFees percent 0.5 max 100.00\nclearanceFees waive\ninternationalShipping perStep 150.00',
  why: 'prices of the new year',
}
const draft = (id: string, given: object = {}) =>
  write((work) => insertDraft(work, versionOf(id, draftForm.parse({ ...typed, ...given }))), { who: author })

test('terms typed in Arabic digits are the same terms; 50 instead of a half gives nothing away', () => {
  const arabic = { price: '١٢٠٫٥٠', count: '٢', benefits: 'serviceFees percent ٠٫٥ max ١٠٠٫٠٠' }
  const western = { price: '120.50', count: '2', benefits: 'serviceFees percent 0.5 max 100.00' }
  assert.deepEqual(draftForm.parse({ ...typed, ...arabic }), draftForm.parse({ ...typed, ...western }))
  assert.deepEqual(draftForm.parse({ ...typed, benefits: 'serviceFees percent 50%' }).benefits[0]?.value, '0.5')
  for (const wrong of [{ price: '-1' }, { price: '1,5' }, { count: '٠' }, { benefits: 'serviceFees percent 50' }])
    assert.equal(draftForm.safeParse({ ...typed, ...wrong }).success, false, JSON.stringify(wrong))
})

test('one person writes, another publishes; the author may not publish, nor may raw SQL, and only then is it sold', async () => {
  const before = await read((work) => readPackages(work, { customerId: null }))
  const version = await draft('mini')
  await assert.rejects(draft('mini'), { code: 'PACKAGE_DRAFT_OPEN' })
  await assert.rejects(
    write((work) => publishPackage(work, version), { who: author }),
    { code: 'SECOND_PERSON_NEEDED' },
  )
  await assert.rejects(
    pool.query('update package_versions set published_by = made_by, published_at = now() where id = $1', [version]),
    /two_people/,
  )
  await assert.rejects(
    pool.query("update packages set price_minor = 1 where id = 'mini' and site = 'eg'"),
    /nobody published/,
  )
  assert.deepEqual(await read((work) => readPackages(work, { customerId: null })), before)
  const both = await Promise.allSettled(
    [publisher, publisher].map((who) => write((work) => publishPackage(work, version), { who })),
  )
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  const { packages } = await read((work) => readPackages(work, { customerId: null }))
  const mini = packages.find((one) => one.id === 'mini')
  assert.deepEqual([mini?.price, mini?.quota, mini?.period], [12_050n, null, { unit: 'month', count: 2 }])
  assert.deepEqual(mini?.terms.countries, ['US', 'UK'])
  assert.deepEqual(mini?.terms.benefits, [
    { line: 'serviceFees', kind: 'percent', value: '0.5', max: '100.00' },
    { line: 'clearanceFees', kind: 'waive' },
    { line: 'internationalShipping', kind: 'perStep', value: '150.00' },
  ])
  await assert.rejects(
    pool.query('update package_versions set price_minor = 1 where id = $1', [version]),
    /permission denied/,
  )
})

test('benefits that pricing cannot read are refused when they are written', () => {
  for (const benefits of ['serviceFees', 'nothing waive', 'serviceFees percent lots', 'serviceFees steal 1'])
    assert.equal(draftForm.safeParse({ ...typed, benefits }).success, false, benefits)
})

test('a dropped draft cannot be published; a retired package is not sold, but its subscribers keep it', async () => {
  const version = await draft('shein')
  await write((work) => dropPackageDraft(work, version), { who: publisher })
  await assert.rejects(
    write((work) => publishPackage(work, version), { who: publisher }),
    { code: 'PACKAGE_DRAFT_CLOSED' },
  )
  const { id: customerId } = await write((work) => sampleCustomer(work))
  await write((work) => sampleSubscription(work, customerId, 'shein'))
  await write((work) => offerPackage(work, 'shein', false), { who: author })
  const mine = await read((work) => readPackages(work, { customerId }))
  assert.equal(
    mine.packages.some((one) => one.id === 'shein' && !one.isOffered),
    true,
  )
  const others = await read((work) => readPackages(work, { customerId: null }))
  assert.equal(
    others.packages.some((one) => one.id === 'shein'),
    false,
  )
  const { id: other } = await write((work) => sampleCustomer(work))
  const wish = { customerId: other, packageId: 'shein', way: 'subscribe' } as const
  await assert.rejects(
    write((work) => requestSubscription(work, wish)),
    { code: 'PACKAGE_NOT_SOLD' },
  )
})

test('three days before the end and at four fifths of the quota a subscriber is reminded, once each, also by two jobs at once', async () => {
  const { id: customerId } = await write((work) => sampleCustomer(work))
  const { id } = await write((work) => sampleSubscription(work, customerId, 'star'))
  const told = async () => {
    const { rows } = await pool.query("select channel from notices where about->>'customer' = $1 order by channel", [
      customerId,
    ])
    return rows.map(({ channel }) => channel)
  }
  const use = (minor: bigint) => write((work) => consumeQuota(work, { customerId, orderId: newId(), minor }))
  const remind = () => write((work) => remindOfQuota(work, id, 'http://localhost'))
  await use(3_999_999n)
  await remind()
  assert.deepEqual(await told(), [])
  await use(1n)
  await Promise.all([remind(), remind()])
  assert.deepEqual(await told(), ['app', 'mail'])
  assert.equal((await write(readEndingSoon)).includes(id), false)
  const soon = { now: new Date(Date.now() + 27 * 86_400_000) }
  assert.equal((await write(readEndingSoon, soon)).includes(id), true)
  await Promise.all([1, 2].map(() => write((work) => remindOfEnd(work, id, 'http://localhost'), soon)))
  assert.deepEqual(await told(), ['app', 'app', 'mail', 'mail'])
  assert.equal((await write(readEndingSoon, soon)).includes(id), false)
})
