import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isolate } from '#platform/values/isolate.ts'
import { type ItemData, itemData } from '#selling/orders/items/item-data.ts'
import type { Difference } from '#selling/orders/items/item-view.ts'
import { sayDifference } from './say-difference.ts'

const data = (more: Partial<ItemData>) =>
  itemData.parse({ price: '40.00', currency: 'GBP', category: 'shoes', color: '', size: '', style: '', ...more })
const item = { clientData: data({}), data: data({ currency: 'USD' }) }
const say = (difference: Difference, locale: 'ar' | 'en') => Object.values(sayDifference(item, difference, locale))

test('the review’s values are shown with their currency, unit and category name', () => {
  const price: Difference = { field: 'price', said: '40.00', found: '52.00' }
  assert.deepEqual(say(price, 'ar'), [isolate('40.00 GBP'), isolate('52.00 USD')])
  const shipping: Difference = { field: 'domesticShipping', said: null, found: '12.00' }
  assert.deepEqual(say(shipping, 'en'), ['—', isolate('12.00 USD')])
  const weight: Difference = { field: 'weight', said: '900', found: '1400' }
  assert.deepEqual(say(weight, 'en'), ['900 g', '1,400 g'])
  const category: Difference = { field: 'category', said: 'shoes', found: 'homeware' }
  assert.deepEqual(say(category, 'ar'), ['أحذية', 'أدوات منزلية'])
  assert.deepEqual(say({ field: 'color', said: 'Moss', found: null }, 'ar'), ['Moss', '—'])
})
