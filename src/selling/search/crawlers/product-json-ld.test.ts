import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productJsonLd } from './product-json-ld.ts'

const lamp = {
  address: 'https://marsa.example/en/search-product/7',
  title: 'Lamp',
  brand: 'Talla',
  description: '',
  picture: null,
  gtin: '00012345678905',
  partNumber: null,
  seller: 'Marsa',
  offers: [{ landed: { minor: 123450n, currency: 'EGP' as const }, isInStock: true }],
}

test('a product is told with its whole price in the currency of the site', () => {
  const told = JSON.parse(productJsonLd(lamp))
  assert.equal(told['@type'], 'Product')
  assert.equal(told.offers.price, '1234.50')
  assert.equal(told.offers.priceCurrency, 'EGP')
  assert.equal(told.offers.availability, 'https://schema.org/InStock')
})

test('several offers are told together, from the lowest to the highest', () => {
  const more = { landed: { minor: 99900n, currency: 'EGP' as const }, isInStock: false }
  const { offers } = JSON.parse(productJsonLd({ ...lamp, offers: [...lamp.offers, more] }))
  assert.deepEqual(
    [offers['@type'], offers.lowPrice, offers.highPrice, offers.offerCount],
    ['AggregateOffer', '999.00', '1234.50', 2],
  )
})

test('a hostile title stays text within its element', () => {
  const title = '</script><script>alert(1)</script>\u2028<!--'
  const text = productJsonLd({ ...lamp, title })
  assert.ok(!text.includes('<') && !text.includes('\u2028'))
  assert.equal(JSON.parse(text).name, title)
})
