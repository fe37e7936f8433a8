import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shownBanner } from '#content/pages/home/home-banner.ts'
import { shownSections } from '#content/pages/home/home-sections.ts'
import { readWarehouses } from '#fulfilment/purchasing/warehouse-address.ts'
import { readStorageRules, storageSetting } from '#fulfilment/storage/storage-setting.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { fieldErrors } from '#platform/http/forms/parse-form.ts'
import { renewSettings, settingOf } from '#platform/settings/changeable/known-settings.ts'
import { readSetting } from '#platform/settings/changeable/read-setting.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { sellers } from '#selling/orders/invoices/seller.ts'
import { readSeller } from '#selling/orders/invoices/seller-setting.ts'
import { linkListLimit } from '#selling/search/links/link-list-limit.ts'
import { siteCodes } from '#sites/sites.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { sampleSellers } from '#world/samples/selling/orders.samples.ts'
import { agreeToSetting, changeSetting, type SettingChange, withdrawSetting } from './change-setting.ts'
import { readDeskSetting, readDeskSettings } from './read-settings.ts'
import { fieldTitle, settingLead, settingTitle } from './say-setting.ts'
import { settingForm } from './setting-form.ts'
import { findSetting, settingsOf } from './setting-list.ts'

const database = await testDatabase()
const ports = plugIn([plug(sellers, sampleSellers)])
const proved = (who: Actor): Actor => ({ ...who, isProved: true }) as Actor
const amira = (await database.write((work) => sampleStaff(work, ['admin'], { name: 'Amira' }))).who
const basma = (await database.write((work) => sampleStaff(work, ['admin'], { name: 'Basma' }))).who
const clerk = (await database.write((work) => sampleStaff(work, ['finance']))).who
const now = new Date('2027-05-03T08:00:00Z')
const nextDay = new Date('2027-05-04T08:00:00Z')
const named = (name: string) => findSetting('eg', ports, name)!.setting
const newest = async (name: string) =>
  (await database.read((work) => readDeskSetting(work, named(name)), { who: amira, now })).newest

type Said = Partial<SettingChange> & Pick<SettingChange, 'values'>
async function change(name: string, said: Said, who: Actor = amira, at = now) {
  const whole = { from: '2027-05-03', why: 'a busy season', seen: await newest(name), ...said }
  return database.write((work) => changeSetting(work, named(name), whole), { who, now: at })
}
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const statesOf = async (name: string, at = now) =>
  (await database.read((work) => readDeskSetting(work, named(name)), { who: amira, now: at })).versions.map(
    ({ state }) => state,
  )

test('each setting has its words in both languages, and its default passes its own form', async () => {
  for (const site of siteCodes)
    await database.read(
      async (work) => {
        for (const { setting, usual } of await readDeskSettings(work, ports)) {
          for (const locale of ['ar', 'en'] as const) {
            assert.notEqual(settingTitle(setting, locale), setting.name)
            assert.notEqual(settingLead(setting, locale), '', setting.name)
            for (const field of Object.keys(setting.fields))
              assert.notEqual(fieldTitle(setting, field, locale), field, `${setting.name} ${field}`)
          }
          if (setting.name !== 'seller' && !setting.name.startsWith('warehouse.'))
            assert.equal(setting.check?.(usual, site) ?? null, null)
          assert.match(setting.name, /^[a-zA-Z]{2,40}(\.\w{2,80})?$/)
        }
      },
      { who: amira, now, site },
    )
  const names = settingsOf('eg', ports).map(({ setting }) => setting.name)
  assert.equal(new Set(names).size, names.length)
})

test('a limit holds from its day on, in the memory of the program too, and the way back is a new version', async () => {
  await change('linkList', { values: { most: 30 }, from: '2027-05-04' })
  await renewSettings(database)
  assert.equal(settingOf(linkListLimit, { site: 'eg', now }).most, 20)
  assert.equal(settingOf(linkListLimit, { site: 'eg', now: nextDay }).most, 30)
  assert.equal(settingOf(linkListLimit, { site: 'ae', now: nextDay }).most, 20)
  // The memory is this process's: other tests of it see the defaults again.
  await renewSettings(await testDatabase())
  await change('linkList', { values: { most: 5 } })
  assert.deepEqual(await statesOf('linkList'), ['holds', 'planned'])
  assert.deepEqual(await statesOf('linkList', nextDay), ['earlier', 'holds'])
  await change('linkList', { values: { most: 20 } })
  assert.deepEqual(await statesOf('linkList'), ['holds', 'earlier', 'planned'])
})

test('nobody else changes settings, nothing is set over what was not seen, in the past, or as it is', async () => {
  const values = { most: 7 }
  await assert.rejects(change('addresses', { values }, clerk), refused('FORBIDDEN'))
  await assert.rejects(change('addresses', { values, from: '2027-05-02' }), refused('SETTING_PAST'))
  await assert.rejects(change('addresses', { values: { most: 20 } }), refused('SETTING_UNCHANGED'))
  await change('addresses', { values })
  await assert.rejects(change('addresses', { values: { most: 8 }, seen: '' }), refused('STALE'))
  const both = await Promise.allSettled([
    change('ticketFiles', { values: { most: 2 }, seen: '' }),
    change('ticketFiles', { values: { most: 3 }, seen: '' }),
  ])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
})

test('those who write set the banner and the sections of the home page, each site its own, and nothing else', async () => {
  const writer = (await database.write((work) => sampleStaff(work, ['content']))).who
  const banner = {
    titleAr: 'تخفيضات',
    titleEn: 'Sales',
    textAr: '',
    textEn: '',
    to: '/packages',
    picture: '',
    until: '2027-05-04',
  }
  await assert.rejects(change('addresses', { values: { most: 9 } }, writer), refused('FORBIDDEN'))
  await assert.rejects(change('homeBanner', { values: banner }, clerk), refused('FORBIDDEN'))
  await assert.rejects(change('homeBanner', { values: { ...banner, titleEn: '' } }, writer), refused('SETTING_WRONG'))
  await change('homeBanner', { values: banner, from: '2027-05-04' }, writer)
  await change('homeSections', { values: { stores: 2, bought: 1, steps: 0, fees: 4, questions: 3 } }, writer)
  await renewSettings(database)
  const shown = (at: Date, site: 'eg' | 'ae' = 'eg') =>
    database.read((work) => shownBanner(work), { now: at, site, locale: 'ar' })
  assert.equal(await shown(now), null)
  assert.deepEqual(await shown(nextDay), { title: 'تخفيضات', text: '', to: '/packages', picture: null })
  assert.equal(await shown(nextDay, 'ae'), null)
  assert.equal(await shown(new Date('2027-05-04T21:30:00Z')), null, 'its last day is over in Cairo')
  assert.deepEqual(shownSections({ site: 'eg', now }), ['bought', 'stores', 'questions', 'fees'])
  assert.equal(shownSections({ site: 'ae', now }).length, 5)
  await renewSettings(await testDatabase())
})

test('the seller changes by two people from a day on, and never before the second one agreed', async () => {
  const usual = await database.read((work) => readSeller(work, ports), { now })
  const { name, taxId, address } = usual
  assert.deepEqual(usual, sampleSellers.eg)
  const values = { nameAr: 'مرسى للتجارة', nameEn: 'Marsa Trade', addressAr: address.ar, addressEn: address.en, taxId }
  await assert.rejects(change('seller', { values }, { ...amira, isProved: false } as Actor), refused('PROOF_NEEDED'))
  await assert.rejects(
    change('seller', { values: { ...values, taxId: '12' } }, proved(amira)),
    refused('SETTING_WRONG'),
  )
  assert.deepEqual(await change('seller', { values }, proved(amira)), { waits: true })
  await assert.rejects(change('seller', { values }, proved(basma)), refused('SETTING_WAITS'))
  const id = await newest('seller')
  const agree = (who: Actor, at: Date) =>
    database.write((work) => agreeToSetting(work, named('seller'), id), { who: proved(who), now: at })
  await assert.rejects(agree(amira, now), refused('SECOND_PERSON_NEEDED'))
  await assert.rejects(
    database.pool.query('update setting_versions set agreed_by = changed_by, agreed_at = now() where id = $1', [id]),
    /setting_second_person/,
  )
  await agree(basma, nextDay)
  const sellerAt = (at: Date) => database.read((work) => readSeller(work, ports), { now: at })
  assert.deepEqual((await sellerAt(new Date('2027-05-03T20:00:00Z'))).name, name)
  assert.equal((await sellerAt(nextDay)).name.en, 'Marsa Trade')
  await assert.rejects(agree(basma, nextDay), refused('STALE'))
})

test('a planned change is withdrawn; what was said is never changed in the database', async () => {
  await change('warehouse.US', { values: sampleWarehouse, from: '2027-06-01' }, proved(amira))
  const id = await newest('warehouse.US')
  assert.equal(
    (await database.read(readWarehouses, { now: new Date('2027-06-02T08:00:00Z') })).get('US')?.phone,
    '+1 555',
  )
  await database.write((work) => withdrawSetting(work, named('warehouse.US'), id), { who: proved(amira), now })
  assert.equal((await database.read(readWarehouses, { now: new Date('2027-06-02T08:00:00Z') })).get('US'), undefined)
  await assert.rejects(
    database.write((work) => withdrawSetting(work, named('warehouse.US'), id), { who: proved(amira), now }),
    refused('STALE'),
  )
  for (const sql of ["update setting_versions set value = '{}'", 'delete from setting_versions'])
    await assert.rejects(database.pool.query(sql), /version/)
})

test('new terms of storage hold for goods that begin to wait from their day on', async () => {
  const usual = await database.read((work) => readSetting(work, storageSetting), { now })
  const values = { ...usual, fee: usual.fee + 100 }
  await assert.rejects(change('storage', { values }, proved(amira)), refused('SETTING_PAST'))
  await change('storage', { values, from: '2027-05-04' }, proved(amira))
  const id = await newest('storage')
  const agree = { who: proved(basma), now: new Date('2027-05-10T08:00:00Z') }
  await database.write((work) => agreeToSetting(work, named('storage'), id), agree)
  const rules = await database.read(readStorageRules, { now })
  assert.deepEqual(
    rules.slice(-1).map(({ validFrom, feeMinor }) => [validFrom, feeMinor]),
    [['2027-05-11', BigInt(values.fee)]],
  )
})

test('a form says beside the field what is wrong, and takes Arabic digits', () => {
  const form = settingForm(storageSetting, 'eg')
  const typed = { from: '2027-05-04', why: 'x', values: {} as Record<string, string> }
  const said = {
    freeDays: '١٤',
    remindDays: '3',
    lastWordDays: '75',
    caseDays: '90',
    fee: '5.00',
    most: '300',
    twoPeopleFrom: '2,000',
  }
  assert.equal(form.parse({ ...typed, values: said }).values.freeDays, 14)
  assert.equal(form.parse({ ...typed, values: said }).values.fee, 500)
  const faults = (values: Record<string, string>) =>
    Object.keys(fieldErrors(form.safeParse({ ...typed, values }).error?.issues ?? [], 'en'))
  assert.deepEqual(faults({ ...said, caseDays: '70' }), ['values.caseDays'])
  assert.deepEqual(faults({ ...said, fee: 'five' }), ['values.fee'])
  assert.deepEqual(faults({ ...said, remindDays: '31' }), ['values.remindDays'])
})

test('a switch that is not ticked is off', () => {
  const form = settingForm(named('searchByName'), 'eg')
  assert.deepEqual(form.parse({ from: '2027-05-04', why: 'x' }).values, { on: false })
  assert.deepEqual(form.parse({ from: '2027-05-04', why: 'x', values: { on: 'on' } }).values, { on: true })
})

const sampleWarehouse = { address: '1 Harbor Street, Newark, DE', phone: '+1 555', howTo: '' }
