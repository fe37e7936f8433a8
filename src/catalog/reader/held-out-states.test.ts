import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPage } from './read-page.ts'

// Pages made up for these tests: choices that stand only in the data of a page, in the forms that shop programs write.
const axesOf = (inner: string) => {
  const html = `<!doctype html><html lang="en"><head><title>Walking shoe Vale | Hollow</title></head><body>
    <h1>Walking shoe Vale</h1><p class="price">$79.00</p><button>Add to cart</button>${inner}</body></html>`
  const { product, reason } = readPage(html, 'https://hollow.example/p/vale')
  assert.ok(product, reason ?? 'no product')
  return product.variants.map(({ name, values }) => `${name}: ${values.join(' ')}`)
}
const json = (data: unknown) => `<script type="application/json">${JSON.stringify(data)}</script>`
const ofVale = (fields: object) => json({ product: { name: 'Walking shoe Vale', price: 79, ...fields } })
const BOTH = ['color: Sand Moss', 'size: 40 41']

test('lists of the choices of the product', () => {
  assert.deepEqual(axesOf(ofVale({ sizes: [{ name: '40' }, { name: '41' }] })), ['size: 40 41'])
  const list = (...names: string[]) => names.map((name) => ({ id: `x-${name}`, name }))
  const criteria = [
    { name: 'Actual Color', variantList: list('Sand', 'Moss') },
    { name: 'Size', variantList: list('40', '41') },
  ]
  assert.deepEqual(axesOf(ofVale({ criteria })), BOTH)
})

test('variants that each say their own colour and size', () => {
  const variants = [
    { id: 1, colour: 'Sand', size: '40' },
    { id: 2, colour: 'Moss', size: 41 },
  ]
  assert.deepEqual(axesOf(ofVale({ variants })), BOTH)
  const variations = { '01': { swatch: { colorName: 'Sand' } }, '02': { swatch: { colorName: 'Moss' } } }
  assert.deepEqual(axesOf(ofVale({ variations })), ['color: Sand Moss'])
  const skus = ['Sand', 'Moss', 'sand'].map((value) => ({ variationType: 'Color', variationValue: value }))
  assert.deepEqual(axesOf(ofVale({ skus })), ['color: Sand Moss'])
})

test('choices apart from the product, in settings of its scripts', () => {
  const option = (label: string) => ({ id: `o-${label}`, label, products: ['5'] })
  const attributes = {
    93: { code: 'color', label: 'Color', options: [option('Sand'), option('Moss')] },
    144: { code: 'size', label: 'Size', options: [option('40'), option('41')] },
  }
  const settings = JSON.stringify({ '#options': { renderer: { config: { attributes } } } })
  assert.deepEqual(axesOf(`<script type="text/x-init">${settings}</script>`), BOTH)
  const value = (name: string) => ({ propertyValueId: 7, propertyValueDisplayName: name })
  const lists = [
    { skuPropertyName: 'Color', skuPropertyValues: [value('Sand'), value('Moss')] },
    { skuPropertyName: 'Shoe Size', skuPropertyValues: [value('40'), value('41')] },
  ]
  assert.deepEqual(axesOf(`<script>window.runParams = ${JSON.stringify({ data: { lists } })};</script>`), BOTH)
  assert.deepEqual(
    axesOf('<script>SIZES_OF_PRODUCT=[{"Id":"a","Stock":16,"Size":"40"},{"Id":"b","Stock":0,"Size":"41"}];</script>'),
    ['size: 40 41'],
  )
  const options = JSON.stringify([{ name: 'اللون', details: [{ name: 'أحمر' }, { name: 'أزرق' }] }])
  assert.deepEqual(axesOf(`<product-options options='${options}'></product-options>`), ['color: أحمر أزرق'])
})

test('offers of data that are each for another variant', () => {
  const offers = [
    { price: 79, priceCurrency: 'USD', itemOffered: { color: 'Sand', size: '40' } },
    { price: 79, priceCurrency: 'USD', itemOffered: { color: 'Moss', size: '41' } },
  ]
  const data = JSON.stringify({ '@type': 'Product', name: 'Walking shoe Vale', offers })
  assert.deepEqual(axesOf(`<script type="application/ld+json">${data}</script>`), BOTH)
})

test('properties, filters and other products are no choices', () => {
  const attributes = [
    { name: 'Material', value: 'Leather' },
    { name: 'Color', values: ['Sand'] },
    { propertyName: 'Material', propertyValue: 'Cork' },
  ]
  const one = [{ colour: 'Sand' }, { colour: 'Sand' }]
  const similarProducts = [{ name: 'Boot', sizes: ['40', '41'] }]
  assert.deepEqual(axesOf(ofVale({ attributes, variants: one, similarProducts })), [])
  const filters = [{ name: 'Color', values: ['Sand', 'Moss'] }]
  assert.deepEqual(axesOf(json({ shop: { filters } })), [])
})
