import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOfficeDays, readOffices } from '#fulfilment/requests/facts/read-offices.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { applyOfficeChanges } from './apply-changes.ts'
import { changeOffice, endOfficeDay, setOfficeDay, withdrawChange } from './change-office.ts'
import { officeForm } from './office-form.ts'
import { officeClosed, officeHours, renewOfficeHours, sayClosed, sayHours } from './office-hours.ts'
import { readDeskOffice } from './read-office-desk.ts'

const database = await testDatabase()
const { who: admin } = await database.write((work) => sampleStaff(work, ['admin']))
const { who: desk } = await database.write((work) => sampleStaff(work, ['desk']))
// A Monday.
const now = new Date('2027-05-03T08:00:00Z')
const act = (does: (work: Work) => Promise<void>, by = admin) => database.write(does, { who: by, now })
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const page = () => database.read((work) => readDeskOffice(work, 'cairo'), { now })
const timesOn = async (day: string) =>
  (await database.read((work) => readOfficeDays(work, 'cairo', 40), { now })).find((one) => one.day === day)?.times

async function typed(more: Record<string, unknown> = {}) {
  const { office } = (await page())!
  return officeForm.parse({
    ...office,
    days: { 6: 'on', 0: 'on', 1: 'on', 2: 'on', 3: 'on', 4: 'on' },
    from: '2027-05-03',
    isOpen: 'on',
    why: 'Summer hours',
    ...more,
  })
}

test('hours are said in both languages: a row of days, single days, half hours', () => {
  const week = { opensAt: '10:00', closesAt: '18:30', workingDays: [0, 1, 2, 3, 4, 6] }
  assert.equal(sayHours(week, 'en'), 'Saturday to Thursday, 10 am to 6:30 pm')
  assert.equal(plainText(sayHours(week, 'ar')), 'من السبت إلى الخميس، من 10 صباحًا إلى 6:30 مساءً')
  assert.equal(sayClosed(week, 'en'), 'Closed: Friday')
  assert.equal(
    sayHours({ ...week, opensAt: '12:00', workingDays: [1, 3] }, 'en'),
    'Monday and Wednesday, 12 pm to 6:30 pm',
  )
  assert.equal(sayClosed({ workingDays: [0, 1, 2, 3, 4, 5, 6] }, 'ar'), '')
})

test('hours change from a later day on; slots, desk and footer follow, and the day before stays as it was', async () => {
  const later = await typed({ from: '2027-05-10', opensAt: '12:00', closesAt: '15:00' })
  const both = await Promise.allSettled([
    act((work) => changeOffice(work, later)),
    act((work) => changeOffice(work, later)),
  ])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  assert.deepEqual((await timesOn('2027-05-09'))?.[0], '10:00')
  assert.deepEqual(await timesOn('2027-05-10'), ['12:00', '13:00', '14:00'])
  await applyAt('2027-05-09T21:30:00Z')
  await renewOfficeHours(database)
  assert.equal(officeHours('eg', 'en'), 'Saturday to Thursday, 12 pm to 3 pm')
  assert.equal(officeClosed('eg', 'en'), 'Closed: Friday')
  const [office] = await database.read(readOffices)
  assert.match(office!.hours, /12/)
  assert.equal(new URL(office!.map).searchParams.get('query'), office!.address)
  await act(async (work) =>
    changeOffice(work, await typed({ opensAt: '10:00', closesAt: '18:00', point: '30.0561, 31.3300' })),
  )
  const [there] = await database.read(readOffices)
  assert.equal(new URL(there!.map).searchParams.get('query'), '30.0561,31.33')
  assert.equal((await timesOn('2027-05-10'))?.[0], '10:00')
})

test('a planned change is taken back once; what was seen before somebody else is refused, and a day that is over', async () => {
  const seen = await typed({ from: '2027-06-01', phone: '+20 2 1111 1111' })
  await act((work) => changeOffice(work, seen))
  await assert.rejects(
    act((work) => changeOffice(work, seen)),
    refused('STALE'),
  )
  await assert.rejects(
    act(async (work) => changeOffice(work, await typed({ from: '2027-05-02' }))),
    refused('OFFICE_CHANGE_PAST'),
  )
  const planned = (await page())!.changes.find(({ state }) => state === 'planned')!
  await act((work) => withdrawChange(work, { id: planned.id }))
  await assert.rejects(
    act((work) => withdrawChange(work, { id: planned.id })),
    refused('STALE'),
  )
  await applyAt('2027-06-02T08:00:00Z')
  assert.notEqual((await page())!.office.phone, '+20 2 1111 1111')
})

test('a day is closed, or opened at other hours though it is a Friday; only admins do it, and another site not at all', async () => {
  const day = { code: 'cairo', opensAt: null, closesAt: null, why: 'Stocktaking' }
  await assert.rejects(
    act((work) => setOfficeDay(work, { ...day, day: '2027-05-05' }), desk),
    refused('FORBIDDEN'),
  )
  await act((work) => setOfficeDay(work, { ...day, day: '2027-05-05' }))
  await act((work) => setOfficeDay(work, { ...day, day: '2027-05-07', opensAt: '14:00', closesAt: '16:00' }))
  assert.equal(await timesOn('2027-05-05'), undefined)
  assert.deepEqual(await timesOn('2027-05-07'), ['14:00', '15:00'])
  await act((work) => endOfficeDay(work, { code: 'cairo', day: '2027-05-05' }))
  assert.ok(await timesOn('2027-05-05'))
  await assert.rejects(
    database.write((work) => setOfficeDay(work, { ...day, day: '2027-05-06' }), { who: admin, now, site: 'ae' }),
    refused('NOT_FOUND'),
  )
})

const plainText = (said: string) => said.replace(/[\u2066-\u2069]/g, '')

async function applyAt(at: string) {
  const job = {
    now: new Date(at),
    site: 'eg',
    origin: '',
    ports: plugIn([]),
    write: (does: never) => database.write(does),
  }
  await applyOfficeChanges(job as Parameters<typeof applyOfficeChanges>[0])
}
