import assert from 'node:assert/strict'
import test from 'node:test'
import { judgePrices } from './page-costs.ts'

const at = (days: number) => new Date(Date.UTC(2026, 10, 20 - days))
const point = (days: number, price: string, currency = 'USD') => ({ at: at(days), price, currency, by: null })
const usd = (price: string) => ({ price, currency: 'USD' })

test('a price is compared with the median of its page’s prices in that currency', () => {
  const points = [point(9, '50.00'), point(1, '52.00'), point(4, '49.99'), point(2, '1900', 'EGP')]
  const far = judgePrices(points, usd('70'))
  assert.deepEqual([far.usual?.price, far.farPercent], ['50.00', 40])
  assert.deepEqual(
    far.points.map(({ price }) => price),
    ['52.00', '1900', '49.99', '50.00'],
  )
  assert.equal(judgePrices(points, usd('55.00')).farPercent, null)
  assert.equal(judgePrices(points, usd('60.00')).farPercent, 20)
  assert.equal(judgePrices(points, usd('20')).farPercent, -60)
})

test('equal prices of several readings at one moment count once', () => {
  const { points } = judgePrices([point(1, '50.00'), point(1, '50.00'), point(1, '51.00')], usd('50'))
  assert.deepEqual(
    points.map(({ price }) => price),
    ['50.00', '51.00'],
  )
})

test('without a price in that currency nothing is said', () => {
  assert.deepEqual(judgePrices([point(1, '1900', 'EGP')], usd('40')).usual, null)
  assert.deepEqual(judgePrices([], usd('40')), { points: [], usual: null, farPercent: null })
  assert.equal(judgePrices([point(1, '0')], usd('40')).farPercent, null)
})
