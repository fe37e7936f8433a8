import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPage } from './read-page.ts'

// Pages made up for these tests: brand, number, weight, stock and picture where shops write them in unusual ways.
const page = (body: string, head = '', lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head><title>Desk lamp Aven | Hollow</title>${head}</head><body class="has-menu with-logo">
  <main><h1>Desk lamp Aven</h1><p class="price">$79.00</p>${body}<button>Add to cart</button></main></body></html>`
const read = (body: string, head = '', url = 'https://hollow.example/p/aven') => {
  const { product, reason } = readPage(page(body, head), url)
  assert.ok(product, reason ?? 'no product')
  return product
}

test('a page without a body tag and with unclosed elements is read', () => {
  const { product } = readPage(
    '<title>Desk lamp Aven</title><div><p>New<p>Fine<h1>Desk lamp Aven</h1><b><span class=price>$79.00</span><button>Add to cart',
    'https://hollow.example/p/aven',
  )
  assert.equal(product?.title, 'Desk lamp Aven')
  assert.equal(product?.price, '79.00')
})

test("the names of the page's own frame hide none of its pictures", () => {
  assert.equal(read('<div><img src="/a/lamp.jpg"></div>').image, 'https://hollow.example/a/lamp.jpg')
})

test("of a row of small pictures the first one is the product's", () => {
  const row = '<div class="thumbs"><i><img src="/a/front.jpg"></i><i><img src="/a/back.jpg"></i></div>'
  const html = page('').replace('<h1>', `<div class="gallery">${row}</div><h1>`)
  assert.equal(readPage(html, 'https://hollow.example/p/aven').product?.image, 'https://hollow.example/a/front.jpg')
})

test('a weight after a size, in words of other languages, and beside a bare label', () => {
  assert.equal(read('<ul><li><b>Maße, Gewicht:</b> 138 x 9.5 x 9.5 mm, 1,5 kg</li></ul>').weightGrams, 1500)
  assert.equal(read('<table><tr><th>Peso</th><td>249 grammi</td></tr></table>').weightGrams, 249)
  assert.equal(read('<div><div>Weight</div><div>38 g</div></div>').weightGrams, 38)
  assert.equal(read('<div><div>Вес</div><div>2 кг</div></div>').weightGrams, 2000)
  assert.equal(read('<div><div>Weight</div><div>Light as a feather</div></div>').weightGrams, null)
})

test('a label is not a brand, a label in two languages is one, and cookies have none', () => {
  assert.equal(read('<dl><dt>Brand/الماركة:</dt><dd>Aven Works</dd></dl>').brand, 'Aven Works')
  assert.equal(read('<dl><dt>Brand:</dt><dd>Manufacturer:</dd></dl>').brand, null)
  assert.equal(read('<div class="cookie-list"><label>Vendor:</label><span>checkbox label</span></div>').brand, null)
  assert.equal(read('<p>Publisher: Aven Press (1 Feb 2007)</p>').brand, 'Aven Press')
})

test('a brand that the shop puts on all its pages gives way to one of the product', () => {
  const head = `<meta property="og:site_name" content="Hollow"><meta property="product:brand" content="Hollow">
    <script type="application/ld+json">{"@type":"Product","name":"Desk lamp Aven","brand":"Aven Works","offers":{"price":"79"}}</script>`
  assert.equal(read('', head).brand, 'Aven Works')
})

test('a number for people comes before the id of a program', () => {
  const state = '<script type="application/json">{"p":{"name":"Desk lamp Aven","id":"2706980325","price":79}}</script>'
  assert.equal(read(`<p>Item no.: 2179-882</p>${state}`).sku, '2179-882')
  assert.equal(read(state).sku, '2706980325')
})

test('a hidden line and one of several offers say nothing of the stock', () => {
  assert.equal(read('<div class="error-out-of-stock -hide">Out of stock</div>').availability, 'in_stock')
  assert.equal(
    read('<ul><li><input type="radio" name="kind"><label>Used: <b>Not available</b></label></li></ul>').availability,
    'in_stock',
  )
  assert.equal(read('<div class="stock-line">Out of stock</div>').availability, 'out_of_stock')
})

test('an Arabic page is not from Argentina', () => {
  const html = page('', '<meta property="og:locale" content="ar_AR">', 'ar')
  assert.equal(readPage(html, 'https://hollow.example/p/aven').product?.currency, 'USD')
})

test('weights in lines of a text and in the data of scripts', () => {
  assert.equal(read('<p>Largeur: 61 cm<br>Poids: 22,5 kg<br>Poids maximum: 105 kg</p>').weightGrams, 22_500)
  const script = (fields: object) =>
    `<script type="application/json">${JSON.stringify({ product: { name: 'Desk lamp Aven', price: 7900, ...fields } })}</script>`
  assert.equal(read(script({ weight: { value: 3.5, unit: 'kg' } })).weightGrams, 3500)
  const variants = [{ option1: 'Sand', price: 7900, compare_at_price: null, weight: 1134 }]
  assert.equal(read(script({ variants })).weightGrams, 1134)
  // A number without a unit says nothing elsewhere.
  assert.equal(read(script({ weight: 50, variants: [{ weight: 50 }] })).weightGrams, null)
})

test('a picture that the shop shares for all its pages comes after one of the product', () => {
  const shared = '<meta property="og:image" content="https://hollow.example/assets/og-image.png">'
  const shown = '<div class="gallery"><img src="/photos/aven-1.jpg" alt="Desk lamp Aven"></div>'
  assert.equal(read(shown, shared).image, 'https://hollow.example/photos/aven-1.jpg')
  assert.equal(read('', shared).image, 'https://hollow.example/assets/og-image.png')
})
