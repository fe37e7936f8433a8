import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Actor, guest } from '#platform/work/work.ts'
import { quote } from '#pricing/quote/quote.ts'
import { quoteAnswer } from '#pricing/quote/quote-file.ts'
import { compilePriceTables } from '#pricing/quote/tables/compile-tables.ts'
import { tablesFacts } from '#pricing/quote/tables/tables-facts.ts'
import { priceTablesForm } from '#pricing/quote/tables/tables-form.ts'
import { samplePrices, sampleRequest, sampleTables } from '#world/samples/pricing/pricing.samples.ts'
import { breakdownView } from './breakdown-view.ts'
import type { RateFact } from './rate-fact.ts'

const fetchedAt = '2026-11-22T10:07:00Z'
const cbe: RateFact = { source: 'cbe', quotedOn: '2026-11-22', fetchedAt }
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

function linesOf(fact: RateFact | null, now?: string, feasts: readonly string[] = []) {
  const tables = sampleTables(fact ? { rateFacts: { USD: fact } } : {})
  const breakdown = quote(tables, sampleRequest())
  assert.ok('costDetails' in breakdown)
  const calendar = now ? { now: new Date(now), isClosed: (day: string) => feasts.includes(day) } : undefined
  const say = (locale: 'ar' | 'en') => breakdownView(breakdown, locale, calendar).rates
  return { breakdown, en: say('en'), ar: say('ar') }
}

test('below a price are the source and the day of its rates, in both languages', () => {
  const { en, ar } = linesOf(cbe, '2026-11-23T09:00:00Z')
  assert.equal(plain(en[0]?.text ?? ''), '1 USD = 50 EGP · Central Bank of Egypt, 22 Nov, 12:07')
  assert.match(plain(ar[0]?.text ?? ''), /^1 USD = 50 EGP · البنك المركزي المصري، 22 نوفمبر/)
  assert.equal(en[0]?.warning, null)
})

test('a cross rate names the currency in between, and the peg is named as one', () => {
  const cross = { ...cbe, source: 'ecb', quotedOn: '2026-11-20', over: { currency: 'USD', source: 'cbe' } } as const
  assert.match(
    plain(linesOf(cross).en[0]?.text ?? ''),
    /crossed over USD by rates of the European Central Bank, 20 Nov 2026/,
  )
  assert.match(
    plain(linesOf({ ...cbe, source: 'peg', quotedOn: '1997-11-02' }).en[0]?.text ?? ''),
    /fixed to the dollar/,
  )
})

test('a rate that its source did not renew for two working days is called old; weekends do not count, nor do agreed prices', () => {
  const thursday = { ...cbe, quotedOn: '2026-11-19' }
  assert.equal(linesOf(thursday, '2026-11-22T09:00:00Z').en[0]?.warning, null)
  assert.equal(linesOf(thursday, '2026-11-23T09:00:00Z').en[0]?.warning, null)
  assert.match(linesOf(thursday, '2026-11-24T09:00:00Z').en[0]?.warning ?? '', /since 19 Nov 2026/)
  assert.match(linesOf(thursday, '2026-11-24T09:00:00Z').ar[0]?.warning ?? '', /آخر سعر سليم/)
  assert.equal(linesOf(thursday).en[0]?.warning, null)
})

test('during a bank holiday a rate is not called old: its day is shown, and that banks are closed; afterwards its days count', () => {
  const before = { ...cbe, quotedOn: '2026-03-18' }
  const feast = ['2026-03-19', '2026-03-22', '2026-03-23']
  const at = (now: string) => linesOf(before, now, feast)
  const told = at('2026-03-24T09:00:00Z')
  assert.equal(told.en[0]?.warning, null)
  assert.match(told.en[0]?.feast ?? '', /18 Mar 2026.*public holiday/)
  assert.match(told.ar[0]?.feast ?? '', /إجازة رسمية/)
  assert.equal(linesOf(before, '2026-03-24T09:00:00Z').en[0]?.feast, null, 'no feast, only an old rate')
  const late = at('2026-03-26T09:00:00Z')
  assert.match(late.en[0]?.warning ?? '', /since 18 Mar 2026/)
  assert.equal(late.en[0]?.feast, null)
  assert.equal(at('2026-03-19T09:00:00Z').en[0]?.feast, null, 'a rate of yesterday says nothing of its age')
})

test('a version made from new rates names their sources in words, a draft is shown to staff only', () => {
  const raw = priceTablesForm.parse(
    samplePrices({ rateFacts: { USD: cbe, GBP: cbe, TRY: { ...cbe, source: 'ecb', quotedOn: '2026-11-20' } } }),
  )
  const version = {
    id: 'v',
    validFrom: new Date(fetchedAt),
    source: 'cbe 2026-11-22: GBP, USD; ecb 2026-11-20: TRY',
    why: '',
  }
  const told = (given: object, who: Actor) =>
    tablesFacts(
      { locale: 'en', site: 'eg', who },
      { ...version, draft: null, raw, prices: compilePriceTables(raw), ...given },
    ).source
  const staff: Actor = { kind: 'staff', id: 's', roles: [], places: [] }
  assert.equal(told({}, guest), 'Central Bank of Egypt, 22 Nov 2026 · European Central Bank, 20 Nov 2026')
  assert.equal(told({ source: 'Decree 419/2018' }, guest), 'Decree 419/2018')
  assert.equal(told({ source: 'Draft 5', draft: 5n }, guest), null)
  assert.equal(told({ source: 'Draft 5', draft: 5n }, staff), 'Draft 5')
})

test('the source of a rate changes no amount: answers outside the shop are the same', () => {
  const [told, untold] = [linesOf(cbe).breakdown, linesOf(null).breakdown]
  assert.deepEqual(quoteAnswer(sampleRequest(), told), quoteAnswer(sampleRequest(), untold))
  assert.deepEqual(linesOf(null).en, [])
})
