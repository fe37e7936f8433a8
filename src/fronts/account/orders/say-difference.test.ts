import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isolate } from '#platform/values/isolate.ts'
import { type ItemData, itemData } from '#selling/orders/items/item-data.ts'
import type { Difference } from '#selling/orders/items/item-view.ts'
import { sayDifference, sayEstimate } from './say-difference.ts'

const data = (more: Partial<ItemData>) =>
  itemData.parse({ price: '40.00', currency: 'GBP', category: 'shoes', color: '', size: '', style: '', ...more })
const item = { clientData: data({}), data: data({ currency: 'USD' }) }
const say = (difference: Omit<Difference, 'wasEstimated'>, locale: 'ar' | 'en') =>
  Object.values(sayDifference(item, difference, locale))

test('the review’s values are shown with their currency, unit and category name', () => {
  const price = { field: 'price' as const, said: '40.00', found: '52.00' }
  assert.deepEqual(say(price, 'ar'), [isolate('40.00 GBP'), isolate('52.00 USD')])
  const shipping = { field: 'domesticShipping' as const, said: null, found: '12.00' }
  assert.deepEqual(say(shipping, 'en'), ['—', isolate('12.00 USD')])
  const weight = { field: 'weight' as const, said: '900', found: '1400' }
  assert.deepEqual(say(weight, 'en'), ['900 g', '1,400 g'])
  const category = { field: 'category' as const, said: 'shoes', found: 'homeware' }
  assert.deepEqual(say(category, 'ar'), ['أحذية', 'أدوات منزلية'])
  assert.deepEqual(say({ field: 'color', said: 'Moss', found: null }, 'ar'), ['Moss', '—'])
})

test('a guess of ours that was wrong is one sentence; what the customer said is none', () => {
  const weight: Difference = { field: 'weight', said: '900', found: '1250', wasEstimated: true }
  const category: Difference = { field: 'category', said: 'shoes', found: 'homeware', wasEstimated: true }
  assert.equal(sayEstimate(item, weight, 'en'), 'We estimated 900 g; it is 1,250 g.')
  const [said, found] = say(weight, 'ar')
  assert.equal(sayEstimate(item, weight, 'ar'), `قدّرنا الوزن ${isolate(said ?? '')}، وهو ${isolate(found ?? '')}.`)
  assert.equal(sayEstimate(item, category, 'en'), 'We estimated the category “Shoes”; it is “Homeware”.')
  assert.equal(sayEstimate(item, { ...weight, wasEstimated: false }, 'en'), null)
  assert.equal(sayEstimate(item, { ...weight, said: null }, 'en'), null)
})
