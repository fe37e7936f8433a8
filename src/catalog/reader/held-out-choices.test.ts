import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPage } from './read-page.ts'

// Pages made up for these tests, in the markups, languages and currencies that shops use: none is a page of a real shop.
const ld = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const page = (head: string, body = '', lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`
const read = (html: string, url: string) => {
  const { product, reason } = readPage(html, url)
  assert.ok(product, reason ?? 'no product')
  return product
}

test('variants of data: axes, and price, stock and picture of each', () => {
  const variant = (color: string, size: string, price: string, stock: string) => ({
    '@type': 'Product',
    color,
    size,
    image: `/${color}.jpg`,
    offers: { price, priceCurrency: 'USD', availability: `https://schema.org/${stock}` },
  })
  const html = page(
    ld({
      '@type': 'ProductGroup',
      name: 'Shirt',
      variesBy: ['color', 'https://schema.org/size'],
      hasVariant: [variant('red', 'S', '10.00', 'InStock'), variant('blue', 'M', '12.00', 'OutOfStock')],
    }),
  )
  const { variants, offers } = read(html, 'https://shop.example.com/products/shirt')
  assert.deepEqual(variants, [
    { name: 'color', values: ['red', 'blue'] },
    { name: 'size', values: ['S', 'M'] },
  ])
  assert.deepEqual(offers[1], {
    choice: { color: 'blue', size: 'M' },
    price: '12.00',
    availability: 'out_of_stock',
    image: 'https://shop.example.com/blue.jpg',
  })
})

test("variants of a shop's state in cents, with the price before", () => {
  const state = {
    title: 'Shirt',
    price: 1999,
    price_min: 1999,
    compare_at_price: 2999,
    options: ['Colour', 'Größe'],
    variants: [
      {
        option1: 'Rot',
        option2: 'M',
        price: 1999,
        compare_at_price: 2999,
        available: true,
        inventory_management: null,
      },
      {
        option1: 'Blau',
        option2: 'L',
        price: 2199,
        compare_at_price: 2999,
        available: false,
        inventory_management: null,
      },
    ],
  }
  const html = page(
    '<title>Shirt</title>',
    `<h1>Shirt</h1><button>Add to cart</button><script type="application/json">${JSON.stringify(state)}</script>`,
  )
  const { price, oldPrice, variants, offers, availability } = read(html, 'https://shop.example.com/products/shirt')
  assert.deepEqual([price, oldPrice, availability], ['19.99', '29.99', 'in_stock'])
  assert.deepEqual(
    variants.map(({ name, values }) => [name, values.length]),
    [
      ['color', 2],
      ['size', 2],
    ],
  )
  assert.deepEqual(
    offers.map((offer) => [offer.price, offer.availability]),
    [
      ['19.99', 'in_stock'],
      ['21.99', 'out_of_stock'],
    ],
  )
})

test('choices that are only shown, in four languages', () => {
  for (const [label, axis] of [
    ['Color', 'color'],
    ['Größe:', 'size'],
    ['Renk', 'color'],
    ['المقاس', 'size'],
  ] as const) {
    const html = page(
      '<title>Lamp Nordby</title>',
      `<main><h1>Lamp Nordby</h1><span class="price">$20.00</span><div><span>${label}</span><div><button>Aa</button><button>Bb</button></div></div><button>Add to cart</button></main>`,
    )
    assert.deepEqual(
      read(html, 'https://shop.example.com/p/lamp').variants,
      [{ name: axis, values: ['Aa', 'Bb'] }],
      label,
    )
  }
})

test("React's flight data is read", () => {
  const line = JSON.stringify({
    product: { name: 'Lamp Nordby', price: 45.5, currency: 'EUR', sku: 'NB-1', inStock: true },
  })
  const html = page(
    '<title>Lamp Nordby</title>',
    `<h1>Lamp Nordby</h1><button>Add to cart</button><script>self.__next_f.push([1,${JSON.stringify(`4:["$","div",null,${line}]\n`)}])</script>`,
  )
  const { price, currency, sku, availability } = read(html, 'https://shop.example.com/p/lamp')
  assert.deepEqual([price, currency, sku, availability], ['45.5', 'EUR', 'NB-1', 'in_stock'])
})
