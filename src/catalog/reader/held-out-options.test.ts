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

test('choices that say their name only inside, or only to a screen reader', () => {
  assert.deepEqual(
    axesOf(`<div class="sku-title">צבע: <span></span></div><ul class="sku-list"><li class="sku-item"><div><img title="Sand"></div></li>
      <li class="sku-item"><div><img title="Moss"></div></li></ul>`),
    ['color: Sand Moss'],
  )
  assert.deepEqual(
    axesOf(`<div><span>Color</span><button aria-label="Select color Sand"><span class="dot"></span></button>
      <button aria-label="Select color Moss"><span class="dot"></span></button></div>`),
    ['color: Sand Moss'],
  )
  assert.deepEqual(
    axesOf(`<p><strong>Farbe:</strong> Sand</p><div class="swatches"><span class="swatch" title="Sand"></span>
      <span class="swatch" title="Moss"></span></div>`),
    ['color: Sand Moss'],
  )
})

test('links to the same thing in another colour are choices, without its name', () => {
  assert.deepEqual(
    axesOf(`<div><span>Colour: <b>Sand</b></span><ul class="colour-list"><li><a href="/p/1" title="Walking shoe Vale Sand"></a></li>
      <li><a href="/p/2" title="Walking shoe Vale Moss"></a></li></ul></div>`),
    ['color: Sand Moss'],
  )
})

test('choices without a label are known by what their elements are called', () => {
  assert.deepEqual(
    axesOf(`<div class="relative"><button data-color-swatch aria-label="Walking shoe Vale - Sand swatch"></button>
      <button data-color-swatch aria-label="Walking shoe Vale - Moss with a rather light sole swatch"></button></div>
      <div class="size-selector"><button class="size-btn">40</button><button class="size-btn">41</button></div>`),
    ['color: Sand Moss with a rather light sole', 'size: 40 41'],
  )
  assert.deepEqual(
    axesOf(`<div class="relative size-4"><button class="size-6 text-color-muted">Details</button><button class="size-6">Care</button></div>
      <div class="size-guide"><button class="size-guide-button">EU</button><button class="size-guide-button">UK</button></div>`),
    [],
  )
})

test('an element may say what the choices inside it are of', () => {
  assert.deepEqual(
    axesOf(`<div role="radiogroup" aria-label="Size"><div role="radio">40</div><div role="radio">41</div></div>
      <ul role="listbox" aria-label="Choose a colour"><li role="option">Sand</li><li role="option">Moss</li></ul>`),
    ['size: 40 41', 'color: Sand Moss'],
  )
})

test('the line that asks to choose says of what', () => {
  assert.deepEqual(
    axesOf(
      `<select name="v1"><option value="">Select size</option><option value="1">EU 40</option><option value="2">EU 41</option></select>`,
    ),
    ['size: EU 40 EU 41'],
  )
})

test('the head of a choice and one size alone', () => {
  assert.deepEqual(
    axesOf(`<div class="variation-header"><h2>Color<span>: </span></h2><span>Sand</span></div>
      <ul><li><button aria-label="Sand selected"></button></li><li><button aria-label="Moss"></button></li></ul>`),
    ['color: Sand Moss'],
  )
  assert.deepEqual(
    axesOf(
      `<div class="list"><div class="title">Size</div><span class="sku-size" data-value="AC1-2">One Size</span></div>`,
    ),
    ['size: One Size'],
  )
})

test('tabs name parts of the page, no choices', () => {
  assert.deepEqual(
    axesOf(`<div><button role="tab"><span>Dimensions</span></button><button role="tab"><span>Warranty</span></button>
      <button role="tab"><span>Other</span></button></div>`),
    [],
  )
})

test('what is said around a choice is no part of its name', () => {
  assert.deepEqual(
    axesOf(`<label for="c">Größe</label><select id="c"><option value="1">M (20,00 EUR)</option><option value="2">L [ausverkauft]</option>
      <option value="3">XL (weit)</option></select>`),
    ['size: M L XL (weit)'],
  )
  assert.deepEqual(
    axesOf(
      `<dl><dt>颜色分类</dt><dd><ul><li data-value="1:1"><a>沙色</a></li><li data-value="1:2"><a>苔色</a><i>已选中</i></li></ul></dd></dl>`,
    ),
    ['color: 沙色 苔色'],
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
