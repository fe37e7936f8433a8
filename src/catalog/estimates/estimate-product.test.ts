import assert from 'node:assert/strict'
import { test } from 'node:test'
import { estimateProduct } from './estimate-product.ts'
import type { EstimateQuestion } from './gather-evidence.ts'

const first = (question: EstimateQuestion | string) =>
  estimateProduct(typeof question === 'string' ? { title: question } : question).categories[0]!

test('a running shoe is a shoe, and the estimate says by which word', () => {
  const { code, confidence, because } = first('Men’s Running Shoe Blue')
  assert.equal(code, 'shoes')
  assert.ok(confidence > 0.9)
  assert.deepEqual(because, { from: 'title', word: 'Running Shoe' })
})

test('what a thing is for, or cleans, or looks like is not the thing', () => {
  assert.notEqual(first('Running Shoe Cleaner').code, 'shoes')
  assert.equal(first('Silicone Case for iPhone 15').code, 'accessories')
  assert.equal(first('جراب لهاتف ايفون').code, 'accessories')
  assert.equal(first('iPhone 15 için kılıf').code, 'accessories')
  assert.equal(first('Toy Kitchen with Fridge').code, 'toys')
  assert.equal(first('Laptop with 16 GB RAM and 512 GB SSD').code, 'computers')
})

test('words are known in Arabic with article and plural, in Turkish with endings, in German as parts', () => {
  assert.equal(first('الأحذية الرياضية').code, 'shoes')
  assert.equal(first('Kadın Ayakkabıları').code, 'shoes')
  assert.equal(first('Damen Winterstiefeletten').code, 'shoes')
  assert.equal(first('连衣裙女夏').code, 'clothing')
})

test('where the title says nothing the deepest shelf, the brand and the store speak', () => {
  assert.equal(first({ title: 'Cruiser', breadcrumb: ['Men', 'Shoes'] }).code, 'shoes')
  assert.equal(first({ title: 'Serie 500', brand: 'Pampers' }).code, 'baby')
  assert.equal(first({ title: 'Daily One', store: 'www.iherb.com' }).code, 'supplements')
  assert.ok(first('Arcadia').confidence < 0.5)
})

test('where nothing says what it is, three answers are offered: a book, something for the home, another thing', () => {
  const { categories } = estimateProduct({ title: 'Arcadia' })
  assert.deepEqual(
    categories.map(({ code }) => code),
    ['books', 'homeware', 'other'],
  )
  assert.equal(first('Lambswool Throw, Heather').code, 'homeware')
})

test('sizes in the title count: contents, pieces, inches, metres', () => {
  const best = (title: string) => estimateProduct({ title }).weightGrams!.best
  assert.ok(Math.abs(best('Whey Protein 2 kg') - 2300) < 300)
  assert.ok(best('Smart TV 75 inch') > best('Smart TV 32 inch') * 3)
  assert.ok(best('HDMI Cable 10 m') > best('HDMI Cable 1 m') * 2)
  assert.ok(best('Cotton T-Shirt Pack of 5') > best('Cotton T-Shirt') * 3)
  assert.ok(best('Diapers 174 Count') > best('Diapers 40 Count') * 3)
})

test('the weight a page states is believed where it is near, and not where it is absurd', () => {
  const question = { title: 'Cordless Drill' }
  assert.ok(estimateProduct({ ...question, statedGrams: 1800 }).weightGrams!.best >= 1800)
  assert.deepEqual(estimateProduct({ ...question, statedGrams: 3 }).weightGrams, estimateProduct(question).weightGrams)
})

test('what cannot be sent is said with its reason', () => {
  const refused = (title: string, store: string | null = null) => estimateProduct({ title, store }).refused
  assert.equal(refused('Eau de Parfum 100 ml'), 'flammable')
  assert.equal(refused('Power Bank 20000mAh'), 'batteries')
  assert.equal(refused('Mini Drone with Camera'), 'drones')
  assert.equal(refused('Cabernet Sauvignon 2019'), 'alcohol')
  assert.equal(refused('Xbox Gift Card Digital Code'), 'digital')
  assert.equal(refused('Night Racer VI', 'store.steampowered.com'), 'digital')
  assert.equal(refused('Cotton T-Shirt'), null)
  assert.equal(estimateProduct({ title: 'Xbox Gift Card Digital Code' }).weightGrams, null)
})

test('an endless title takes no time', () => {
  const start = performance.now()
  for (const word of ['shoe ', '1', '运动鞋', 'for case ']) estimateProduct({ title: word.repeat(5000) })
  assert.ok(performance.now() - start < 400)
})
