import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeSetting } from '#office/settings/values/change-setting.ts'
import { readDeskSetting } from '#office/settings/values/read-settings.ts'
import { fieldTitle } from '#office/settings/values/say-setting.ts'
import { valuesForm } from '#office/settings/values/setting-form.ts'
import { families } from '#people/notices/kinds/changeable-words.ts'
import { kindNames } from '#people/notices/kinds/message-kinds.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { fieldErrors } from '#platform/http/forms/parse-form.ts'
import { renewSettings } from '#platform/settings/changeable/known-settings.ts'
import { withTexts } from '#platform/settings/changeable/said-texts.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { m } from '#words/messages.js'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { countSms } from './count-sms.ts'
import { textPlaceOf, textSetting } from './text-setting.ts'

const database = await testDatabase()
const { who: writer } = await database.write((work) => sampleStaff(work, ['content']))
const { who: clerk } = await database.write((work) => sampleStaff(work, ['finance']))
const placed = textSetting(textPlaceOf('orders_mail_placed')!)
const usual = placed.usual('eg') as Record<string, string>
const facts = { number: '20261127', total: '10.00' }
const saidNow = (locale: 'ar' | 'en') => m.orders_mail_placed_subject(facts, { locale })

test('each kind of message and each family has words to change, with titles, and the default is right by its own rules', () => {
  const places = [...kindNames, ...families.map((family) => `family_${family}`)].flatMap(
    (name) => textPlaceOf(name) ?? [],
  )
  assert.ok(places.length > kindNames.length)
  for (const place of places) {
    const one = textSetting(place)
    assert.match(one.name, /^text\.\w{2,80}$/)
    assert.equal(one.check?.(one.usual('eg'), 'eg') ?? null, null, one.name)
    for (const field of Object.keys(one.fields)) assert.notEqual(fieldTitle(one, field, 'ar'), field, field)
  }
  assert.equal(textPlaceOf('nothing'), null)
})

test('a variable that is unknown, missing or broken is named at its field', () => {
  const form = valuesForm(placed, 'eg')
  const faults = (subject: string) =>
    fieldErrors(form.safeParse({ ...usual, orders_mail_placed_subject_en: subject }).error?.issues ?? [], 'en')
  assert.deepEqual(faults('Order {number} is here'), {})
  for (const wrong of ['Order {nummer} {number}', 'Your order is here', 'Order {number} {', 'Order {number} {}'])
    assert.deepEqual(Object.keys(faults(wrong)), ['orders_mail_placed_subject_en'], wrong)
})

test('what is tried is said for that moment alone, with what the message knows isolated in Arabic', () => {
  const texts = { orders_mail_placed_subject_en: 'Got {number}!', orders_mail_placed_subject_ar: 'عندنا {number}!' }
  const before = saidNow('en')
  assert.deepEqual(
    withTexts(texts, () => [saidNow('en'), saidNow('ar')]),
    ['Got 20261127!', 'عندنا \u206820261127\u2069!'],
  )
  assert.equal(saidNow('en'), before)
})

test('changed words are what customers get, on every site; only those who write may change them; the way back is there', async () => {
  const change = (values: Record<string, string>, who = writer, seen = '') =>
    database.write(
      (work) => changeSetting({ ...work, site: 'eg' }, placed, { values, from: day(), why: 'shorter', seen }),
      {
        who,
        site: 'ae',
      },
    )
  const values = { ...usual, orders_mail_placed_subject_en: 'We have {number}' }
  await assert.rejects(change(values, clerk), (error) => isRefusal(error) && error.code === 'FORBIDDEN')
  const before = saidNow('en')
  await change(values)
  try {
    await renewSettings(database)
    assert.equal(saidNow('en'), 'We have 20261127')
    const { newest } = await database.read((work) => readDeskSetting(work, placed), { who: writer, site: 'eg' })
    await change(usual, writer, newest)
    await renewSettings(database)
    assert.equal(saidNow('en'), before)
  } finally {
    await renewSettings(await testDatabase())
  }
})

test('an SMS is counted as companies count it', () => {
  assert.deepEqual(countSms('a'.repeat(160)), { letters: 160, parts: 1 })
  assert.deepEqual(countSms('a'.repeat(161)), { letters: 161, parts: 2 })
  assert.deepEqual(countSms('م'.repeat(70)), { letters: 70, parts: 1 })
  assert.deepEqual(countSms('م'.repeat(71)), { letters: 71, parts: 2 })
  assert.deepEqual(countSms('€'), { letters: 2, parts: 1 })
})

// Today in Egypt, where these words are kept.
function day(): string {
  return new Intl.DateTimeFormat('sv', { timeZone: 'Africa/Cairo' }).format(new Date())
}
