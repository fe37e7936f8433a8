import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPage } from './read-page.ts'

const page = (head: string, body = '') =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`
const ld = (data: unknown) =>
  `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`
const product = (html: string, url: string | null = 'https://shop.example.com/products/lamp') => {
  const { product } = readPage(html, url)
  assert.ok(product)
  return product
}
const lamp = { '@context': 'https://schema.org', '@type': 'Product', name: 'Reading lamp' }

test('JSON-LD in a graph, with its offer in an array', () => {
  const offer = { '@type': 'Offer', price: '24.50', priceCurrency: 'GBP', availability: 'https://schema.org/InStock' }
  const read = product(
    page(
      ld({
        '@graph': [
          { '@type': 'WebPage' },
          {
            ...lamp,
            '@type': ['Product', 'Thing'],
            brand: { name: 'Lumo' },
            sku: 'L1',
            weight: { value: 1.2, unitCode: 'KGM' },
            offers: [offer],
          },
        ],
      }),
    ),
  )
  assert.deepEqual(
    [read.title, read.price, read.currency, read.availability],
    ['Reading lamp', '24.50', 'GBP', 'in_stock'],
  )
  assert.deepEqual([read.brand, read.sku, read.weightGrams], ['Lumo', 'L1', 1200])
})

test('broken JSON-LD is read as far as possible', () => {
  const broken = `{"@type": "Product", "name": "Reading
    lamp", /* note */ "offers": {"price": 24.5, "priceCurrency": "USD",},}`
  const read = product(page(ld(broken)))
  assert.deepEqual([read.title, read.price, read.currency], ['Reading lamp', '24.5', 'USD'])
})

test('a group of variants gives its axes, and the variant in the address its price', () => {
  const variant = (colour: string, size: string, price: string) => ({
    '@type': 'Product',
    name: `Shirt ${colour} ${size}`,
    color: colour,
    size,
    offers: { price, priceCurrency: 'USD', url: `https://shop.example.com/products/lamp?variant=${colour}${size}` },
  })
  const group = {
    '@type': 'ProductGroup',
    name: 'Shirt',
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    hasVariant: [variant('red', 'S', '10'), variant('red', 'M', '11'), variant('blue', 'M', '12')],
  }
  const read = product(page(ld(group)), 'https://shop.example.com/products/lamp?variant=blueM')
  assert.deepEqual([read.title, read.price], ['Shirt', '12'])
  assert.deepEqual(read.variants, [
    { name: 'color', values: ['red', 'blue'] },
    { name: 'size', values: ['S', 'M'] },
  ])
})

test('microdata and RDFa give the same result as JSON-LD', () => {
  const micro =
    '<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Tea pot</h1><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="priceCurrency" content="GBP"><span itemprop="price" content="18.00">£18</span><link itemprop="availability" href="http://schema.org/OutOfStock"></div></div>'
  const rdfa =
    '<div vocab="https://schema.org/" typeof="Product"><h1 property="name">Tea pot</h1><div property="offers" typeof="Offer"><meta property="priceCurrency" content="GBP"><span property="price" content="18.00">£18</span><link property="availability" href="https://schema.org/OutOfStock"></div></div>'
  for (const body of [micro, rdfa]) {
    const read = product(page('<title>Tea pot</title>', body))
    assert.deepEqual(
      [read.title, read.price, read.currency, read.availability],
      ['Tea pot', '18.00', 'GBP', 'out_of_stock'],
    )
  }
})

test('a page without data, only with visible text, is read, in Turkish and in Arabic', () => {
  const turkish = product(
    page(
      '<title>Kupa</title>',
      '<main><h1>Seramik kupa</h1><span class="price">1.299,90 TL</span><button>Sepete Ekle</button></main>',
    ),
    'https://www.dukkan.com.tr/urun/kupa',
  )
  assert.deepEqual(
    [turkish.title, turkish.price, turkish.currency, turkish.availability],
    ['Seramik kupa', '1299.90', 'TRY', 'in_stock'],
  )
  const arabic = product(
    page(
      '<title>مصباح</title>',
      '<main><h1>مصباح قراءة</h1><div class="price">١٬٢٤٩٫٥٠ د.إ</div><button>أضف إلى السلة</button></main>',
    ),
    'https://shop.ae/products/1',
  )
  assert.deepEqual([arabic.title, arabic.price, arabic.currency], ['مصباح قراءة', '1249.50', 'AED'])
})

test('the price to pay is the one shown, not the one struck out', () => {
  const body =
    '<main><h1>Reading lamp</h1><del class="price old-price">$49.00</del> <span class="price sale-price">$35.00</span><button>Add to cart</button></main>'
  assert.equal(product(page('<title>Reading lamp</title>', body)).price, '35.00')
})

test('a shared sign without a known shop gives no currency', () => {
  const body = '<main><h1>Vas i glas</h1><span class="price">199 kr</span><button>Add to cart</button></main>'
  const read = product(page('<title>Vas i glas</title>', body))
  assert.deepEqual([read.price, read.currency], ['199', null])
})

test('a product without a price keeps its other facts', () => {
  const read = product(
    page(
      `<meta property="og:type" content="product"><meta property="og:title" content="Reading lamp | Shop"><meta property="og:site_name" content="Shop"><meta property="og:image" content="/lamp.jpg"><title>Reading lamp</title>`,
    ),
  )
  assert.deepEqual(
    [read.title, read.price, read.currency, read.image],
    ['Reading lamp', null, null, 'https://shop.example.com/lamp.jpg'],
  )
})

test('a page without a product gives the reason', () => {
  const reason = (html: string, url: string | null = 'https://shop.example.com/products/lamp') =>
    readPage(html, url).reason
  assert.equal(reason(page('<title>Just a moment...</title>', '<p>Verify you are human</p>')), 'CAPTCHA')
  assert.equal(reason(page('<title>Page not found</title>', '<h1>404</h1>')), 'NOT_FOUND')
  assert.equal(reason(page('<title>Sign in</title>', '<h1>Sign in</h1><input type="password">')), 'LOGIN')
  assert.equal(
    reason(
      page('<title>Results</title>', '<h1>lamp</h1><span class="price">$3</span>'),
      'https://shop.example.com/search?q=lamp',
    ),
    'SEARCH',
  )
  assert.equal(
    reason(
      page(`<title>News</title>${ld({ '@type': 'NewsArticle', headline: 'x' })}`, '<h1>News of lamps</h1>'),
      'https://shop.example.com/blog/1',
    ),
    'ARTICLE',
  )
  assert.equal(
    reason(
      page(
        '<title>Lamps</title>' +
          ld([
            { ...lamp, offers: { price: 1 } },
            { ...lamp, name: 'Other', offers: { price: 2 } },
            { ...lamp, name: 'Third', offers: { price: 3 } },
          ]),
        '<h1>All</h1>',
      ),
      'https://shop.example.com/collections/all',
    ),
    'CATEGORY',
  )
  assert.equal(reason(page('<title>Shop</title>', '<div id="root"></div>')), 'SHELL')
})

test('a brand beside the heading and a number at the end of the address are read, a random id is no number', () => {
  const html = `<title>Acme Trail Lamp | Shop</title><div><span class="pd-brand">Acme</span><h1>Acme Trail Lamp</h1></div>
    <span data-sku="01f9621d-6d0f-46d4-ad83-c583669b8ff7"></span><span class="price">$ 20.00</span><button>Add to cart</button>`
  const { product } = readPage(html, 'https://shop.example.com/trail-lamp-2251315.html')
  assert.deepEqual([product?.brand, product?.sku], ['Acme', '2251315'])
})

test("a shop's analytics attributes are read if they have the product’s name", () => {
  const html = `<title>Trail Lamp</title><h1>Trail Lamp</h1><div data-name="Other" data-id="999999" data-brand="No"></div>
    <div data-name="Trail lamp" data-id="32120" data-brand="Acme"></div><span class="price">€ 20,00</span><button>Add to cart</button>`
  const { product } = readPage(html, 'https://shop.example.com/lamp')
  assert.deepEqual([product?.brand, product?.sku], ['Acme', '32120'])
})
