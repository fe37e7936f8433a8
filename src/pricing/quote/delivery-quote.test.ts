// A delivery that a shipping company has quoted is a line of the price, with its own reason.
import assert from 'node:assert/strict'
import test from 'node:test'
import { sampleRequest, sampleTables } from '#world/samples/pricing/pricing.samples.ts'
import type { DeliveryQuote } from './delivery-quote.ts'
import { explain } from './explain/explain-line.ts'
import { isInvalid } from './invalid-quote.ts'
import { quote } from './quote.ts'
import type { QuoteRequest } from './quote-request.ts'

const delivery: DeliveryQuote = {
  company: 'bosta',
  companyName: { ar: 'بوسطة', en: 'Bosta' },
  state: 'giza',
  area: 'dokki',
  placeName: { ar: 'الجيزة', en: 'Giza' },
  fee: '70.00',
  grams: 2500,
  base: '50.00',
  includedGrams: 1000,
  stepGrams: 1000,
  step: '10.00',
  steps: 2,
}

function priced(changes: Partial<QuoteRequest>) {
  const answer = quote(sampleTables(), sampleRequest({ paymentMethod: 'creditCard', ...changes }))
  return isInvalid(answer) ? assert.fail(`no price: ${answer.path}`) : answer
}

test('the quoted fee is the line, not the fee of the tables; VAT is not charged on it again, and the method’s fee is', () => {
  const [without, with_] = [priced({}), priced({ deliveryRequest: true, delivery })]
  assert.equal(with_.costDetails.deliveryFees, 7_000n)
  assert.equal(with_.costDetails.vat, without.costDetails.vat)
  assert.equal(with_.costDetails.totalCost - without.costDetails.totalCost, 7_000n + 175n) // 2.5 % of 70
  assert.equal(priced({ delivery }).costDetails.deliveryFees, 0n)
  assert.equal(priced({ deliveryRequest: true }).costDetails.deliveryFees, 8_500n)
})

test('its reason names the company, the place, the weight and the tariff, in both languages', () => {
  const say = (given: DeliveryQuote, locale: 'ar' | 'en') => {
    const [why] = priced({ deliveryRequest: true, delivery: given }).why.deliveryFees
    return why ? explain(why, locale) : ''
  }
  const light = { ...delivery, grams: 800, fee: '50.00', steps: 0 }
  for (const text of ['Bosta', 'Giza', '2,500 g', '50.00', '2 ×', '70.00'])
    assert.ok(say(delivery, 'en').includes(text))
  for (const text of ['بوسطة', 'الجيزة', '2,500', '70.00']) assert.ok(say(delivery, 'ar').includes(text), text)
  for (const text of ['Bosta', 'Giza', '800 g', '50.00']) assert.ok(say(light, 'en').includes(text), text)
})

test('a quote that is none is refused with its name', () => {
  const answer = quote(sampleTables(), sampleRequest({ deliveryRequest: true, delivery: { ...delivery, fee: '-1' } }))
  assert.ok(isInvalid(answer) && answer.path === 'delivery')
})
