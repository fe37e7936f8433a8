import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOnSale, statedPrice } from './stated-price.ts'

test('an amount is read to the last hundredth, in the forms that feeds have', () => {
  const said: readonly (readonly [string, string | null, string])[] = [
    ['15.00 USD', null, '1500 USD'],
    ['USD 15', 'GBP', '1500 USD'],
    ['GBP19.99', null, '1999 GBP'],
    ['15', 'AED', '1500 AED'],
    ['1.299,00 €', null, '129900 EUR'],
    ['1,299.00 USD', null, '129900 USD'],
    ['0.07 USD', null, '7 USD'],
    ['12.3284 USD', null, '1233 USD'],
    ['4503599627.37 USD', null, 'BAD_PRICE'],
    ['90071992.55 TRY', null, '9007199255 TRY'],
    ['٤٩٫٩٩ د.إ', 'AED', '4999 AED'],
  ]
  for (const [text, usual, expected] of said) {
    const { minor, currency, fault } = statedPrice(text, usual)
    assert.equal(fault ?? `${minor} ${currency}`, expected, text)
  }
})

test('what is no price of ours is refused with its reason', () => {
  const faults: readonly (readonly [string, string | null, string])[] = [
    ['', 'USD', 'NO_PRICE'],
    ['0.00 USD', null, 'BAD_PRICE'],
    ['-5.00 USD', null, 'BAD_PRICE'],
    ['USD -5.00', null, 'BAD_PRICE'],
    ['free', 'USD', 'BAD_PRICE'],
    ['15', null, 'NO_CURRENCY'],
    ['12.00 XAU', 'USD', 'UNKNOWN_CURRENCY'],
    ['99999999999999 USD', null, 'BAD_PRICE'],
  ]
  for (const [text, usual, fault] of faults) assert.equal(statedPrice(text, usual).fault, fault, text)
})

test('a sale holds within its days, and where it names none', () => {
  const now = new Date('2026-11-27T12:00:00Z')
  assert.equal(isOnSale('', now), true)
  assert.equal(isOnSale('2026-11-25T00:00+0200/2026-12-01T23:59+0200', now), true)
  assert.equal(isOnSale('2026-11-25T00:00+0200/2026-11-27T13:00+0200', now), false)
  assert.equal(isOnSale('2026-11-28/2026-12-01', now), false)
  assert.equal(isOnSale('soon', now), true)
})
