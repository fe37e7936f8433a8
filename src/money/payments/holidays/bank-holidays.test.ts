import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleWithdrawal } from '#world/samples/money/withdrawals.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { readBankHolidays, readHolidayList } from './read-bank-holidays.ts'
import { removeBankHoliday, saveBankHoliday } from './save-bank-holiday.ts'
import { addBankDays, isBankDay } from './working-days.ts'

const { write, read } = await testDatabase()
const admin = (await write((work) => sampleStaff(work, ['admin']))).who
const finance = (await write((work) => sampleStaff(work, ['finance']))).who
const day = '2027-03-14'
const name = { ar: 'إجازة', en: 'Holiday' }

test('the moving holidays of this year and the next are known for both countries, as expected', async () => {
  for (const site of ['eg', 'ae'] as const) {
    const list = await read((work) => readHolidayList(work, '2026-01-01'), { site })
    for (const year of ['2026', '2027'])
      for (const feast of ['Eid al-Fitr', 'Eid al-Adha', 'Islamic New Year'])
        assert.ok(list.some((one) => one.day.startsWith(year) && one.name.en === feast && one.isExpected))
    const known = await read(readBankHolidays, { site })
    // A Tuesday on which banks would normally work.
    assert.equal(isBankDay(new Date('2027-03-09T09:00:00Z'), site, known), false)
  }
})

test('an admin adds and removes a day, nobody else can, and later promises take it into account', async () => {
  const { id, who } = await write((work) => sampleCustomer(work))
  await write((work) => fillWallet(work, id, 100_000n))
  const now = new Date('2027-03-07T09:00:00Z')
  const due = async () => (await write((work) => sampleWithdrawal(work, 10_000n), { who, now })).dueBy
  const before = await due()
  for (const act of [saveBankHoliday, (work: Parameters<typeof removeBankHoliday>[0]) => removeBankHoliday(work, day)])
    await assert.rejects(
      write((work) => act(work, { day, name, isExpected: false }), { who: finance }),
      (thrown) => isRefusal(thrown) && thrown.code === 'FORBIDDEN',
    )
  await write((work) => saveBankHoliday(work, { day, name, isExpected: true }), { who: admin })
  await write((work) => saveBankHoliday(work, { day, name, isExpected: false }), { who: admin })
  assert.equal((await read((work) => readHolidayList(work, day)))[0]?.isExpected, false)
  const known = await read(readBankHolidays)
  assert.deepEqual([await due(), (await due()) > before], [addBankDays(now, 14, 'eg', known), true])
  assert.equal((await read((work) => readHolidayList(work, day), { site: 'ae' }))[0]?.day === day, false)
  await write((work) => removeBankHoliday(work, day), { who: admin })
  assert.deepEqual(await due(), before)
})
