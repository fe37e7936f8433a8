import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Mood } from '#world/simulators/rates/moods.ts'
import { type RatesSimulator, startRatesSimulator } from '#world/simulators/rates/start-rates-simulator.ts'
import { cbeSource } from './cbe-source.ts'
import { cbuaeSource } from './cbuae-source.ts'
import { ecbSource } from './ecb-source.ts'
import { erApiSource } from './er-api-source.ts'

// Sunday, 22 November 2026.
const now = new Date('2026-11-22T10:30:00Z')
let simulator: RatesSimulator
before(async () => {
  simulator = await startRatesSimulator({ clock: () => now })
})
after(() => simulator.close())

const host = () => ({ host: simulator.url, deadlineMs: 3000, firstPauseMs: 5 })
const today = { from: '2026-11-22', to: '2026-11-22' }
const cbe = (mood: Mood = 'fine', days = today, more: object = {}) => {
  simulator.setMood('cbe', mood)
  return cbeSource({ ...host(), ...more }).fetch(days)
}

test('the Central Bank of Egypt: a token and cookies, a form, a workbook; buy and sell as it wrote them', async () => {
  const answer = await cbe('fine', { from: '2026-04-05', to: '2026-04-09' })
  assert.ok(answer.ok)
  const dollar = answer.quotes.find((one) => one.base === 'USD' && one.quotedOn === '2026-04-09')
  assert.deepEqual(dollar, { base: 'USD', quotedOn: '2026-04-09', buy: '53.0734', mid: null, sell: '53.2067' })
  assert.deepEqual([...new Set(answer.quotes.map((one) => one.quotedOn))].sort(), [
    '2026-04-05',
    '2026-04-06',
    '2026-04-07',
    '2026-04-08',
    '2026-04-09',
  ])
})

test('the yen stands per hundred and is kept per one, without a digit lost', async () => {
  const answer = await cbe()
  assert.ok(answer.ok)
  assert.equal(answer.quotes.find((one) => one.base === 'JPY')?.sell, '0.345127')
})

test('a long span is asked for in parts of thirty days with one token', async () => {
  const asked = simulator.asked.length
  const answer = await cbe('fine', { from: '2026-08-24', to: '2026-11-22' })
  assert.ok(answer.ok)
  assert.equal(simulator.asked.length - asked, 1 + 4)
  const days = answer.quotes.filter((one) => one.base === 'USD').map((one) => one.quotedOn)
  assert.equal(days.length, new Set(days).size)
  assert.equal(days.length, 65)
})

const faults: readonly (readonly [Mood, string])[] = [
  ['failing', 'FAILING'],
  ['wall', 'TURNED_AWAY'],
  ['wrongToken', 'TURNED_AWAY'],
  ['bomb', 'UNREADABLE'],
  ['hiddenBomb', 'UNREADABLE'],
  ['cutOff', 'UNREADABLE'],
]
for (const [mood, fault] of faults) {
  test(`a source that is ${mood} is a fault by name (${fault}), and no rate`, async () => {
    const answer = await cbe(mood)
    assert.ok(!answer.ok)
    assert.equal(answer.fault, fault)
  })
}

test('a silent source is not waited for beyond its deadline, and one that nobody can reach is said to be', async () => {
  const began = performance.now()
  const answer = await cbe('silent', today, { deadlineMs: 200 })
  assert.ok(!answer.ok && answer.fault === 'TOO_SLOW')
  assert.ok(performance.now() - began < 1500)
  const nobody = await cbeSource({ host: 'http://127.0.0.1:9', firstPauseMs: 1 }).fetch(today)
  assert.ok(!nobody.ok && nobody.fault === 'UNREACHABLE')
})

test('a word instead of a number is named, the others are read; a name we do not know is left alone', async () => {
  const words = await cbe('words')
  assert.ok(words.ok)
  assert.deepEqual([words.quotes.length, words.unreadable.includes('US Dollar')], [0, true])
  const strangers = await cbe('strangers')
  assert.ok(strangers.ok)
  assert.equal(
    strangers.quotes.some((one) => one.base === 'CNY'),
    false,
  )
  assert.equal(strangers.unreadable.length, 0)
})

test('the Central Bank of the UAE: one value a currency, the day of its clock; a wall is no table', async () => {
  simulator.setMood('cbuae', 'fine')
  const answer = await cbuaeSource(host()).fetch(today)
  assert.ok(answer.ok)
  const euro = answer.quotes.find((one) => one.base === 'EUR')
  assert.deepEqual(euro, { base: 'EUR', quotedOn: '2026-11-20', buy: null, mid: '4.2968', sell: '4.2968' })
  assert.equal(answer.quotes.find((one) => one.base === 'CNY')?.sell, '0.5158')
  simulator.setMood('cbuae', 'wall')
  const walled = await cbuaeSource(host()).fetch(today)
  assert.ok(!walled.ok && walled.fault === 'TURNED_AWAY')
})

test('the sheets for crosses: a euro in dollars and liras, a dollar in everything else', async () => {
  const euro = await ecbSource(host()).fetch()
  assert.ok(euro.ok)
  assert.deepEqual([euro.base, euro.quotedOn, euro.perBase.get('TRY')], ['EUR', '2026-11-20', '51.4776'])
  const dollar = await erApiSource(host()).fetch()
  assert.ok(dollar.ok)
  assert.deepEqual([dollar.base, dollar.quotedOn, dollar.perBase.get('RUB')], ['USD', '2026-11-22', '78.4'])
  for (const mood of ['wall', 'failing'] as const) {
    simulator.setMood('ecb', mood)
    simulator.setMood('er-api', mood)
    assert.equal((await ecbSource(host()).fetch()).ok, false)
    assert.equal((await erApiSource(host()).fetch()).ok, false)
  }
})
