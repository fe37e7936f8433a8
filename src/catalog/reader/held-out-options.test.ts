import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPage } from './read-page.ts'

// Pages made up for these tests: what a page offers to choose, and what only looks like it.
const page = (body: string, head = '<title>Walking shoe Vale | Hollow</title>') =>
  `<!doctype html><html lang="en"><head>${head}</head><body class="has-menu with-logo footer-dark">
  <main><h1>Walking shoe Vale</h1><p class="price">$79.00</p>${body}<button>Add to cart</button></main></body></html>`
const axesOf = (body: string) => {
  const { product, reason } = readPage(page(body), 'https://hollow.example/p/vale')
  assert.ok(product, reason ?? 'no product')
  return product.variants.map(({ name, values }) => `${name}: ${values.join(' ')}`)
}

test('features in a list are no choices', () => {
  assert.deepEqual(
    axesOf(`<div><h3>Material</h3><ul><li>Soft leather</li><li>Cork sole</li></ul></div>
      <div><h3>Details</h3><ul><li>Colour: brown</li><li>Made in Portugal</li></ul></div>`),
    [],
  )
})

test('tabs, stars and links to share after a specification are no choices', () => {
  assert.deepEqual(
    axesOf(`<div><div><span>Color</span><span>Brown</span></div><div class="more"></div></div>
      <div><button>Compare</button><button>Share</button></div>`),
    [],
  )
})

test('how many to buy is no property of the product', () => {
  assert.deepEqual(
    axesOf(
      '<label for="q">Menge</label><select id="q"><option value="1">1</option><option value="2">2</option></select>',
    ),
    [],
  )
})

test('choices belong to the label before them', () => {
  assert.deepEqual(
    axesOf(`<div><div><span>Colour:</span><button title="Sand"></button><button title="Moss"></button></div>
      <div><span>Size:</span><button>40</button><button>41</button></div></div>`),
    ['color: Sand Moss', 'size: 40 41'],
  )
})

test('boxes of one class in a frame that is named after choices are choices', () => {
  assert.deepEqual(
    axesOf(`<span>Beden:</span><div class="variants"><div class="box" title="Beden seçmek için tıklayınız">S</div>
      <div class="box" title="Beden seçmek için tıklayınız">M</div></div>`),
    ['size: S M'],
  )
})

test('the line that asks to choose is none of the choices', () => {
  assert.deepEqual(
    axesOf(`<label for="c">Color</label><select id="c"><option value="x">- Select -</option><option value="1">Sand</option>
      <option value="2">Moss</option></select>`),
    ['color: Sand Moss'],
  )
})

test('sizes in letters need no label', () => {
  assert.deepEqual(axesOf('<ul class="pick"><li><a>S</a></li><li><a>M</a></li><li><a>XL</a></li></ul>'), [
    'size: S M XL',
  ])
})

test('a page that only says what is chosen names the axis with that value', () => {
  assert.deepEqual(axesOf('<div><div>Selected Color:</div><div>Moss</div></div>'), ['color: Moss'])
})

test('sizes in the state of a page are read', () => {
  const state = { product: { name: 'Walking shoe Vale', price: 79, sizes: [{ name: '40' }, { name: '41' }] } }
  assert.deepEqual(axesOf(`<script type="application/json">${JSON.stringify(state)}</script>`), ['size: 40 41'])
})
