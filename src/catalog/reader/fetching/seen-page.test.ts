import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPagePrices } from '#catalog/reader/clues/read-page-prices.ts'
import { readSeenPage } from '#catalog/reader/read-page.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { readLink } from './read-link.ts'
import { readSnapshots } from './read-snapshots.ts'
import { saveReading } from './save-reading.ts'

const url = 'https://shop.example.com/products/lamp'
const data = { '@type': 'Product', name: 'Lamp', offers: { price: '24.50', priceCurrency: 'USD' } }
const html = `<!doctype html><html><head><title>Lamp</title>
  <script type="application/ld+json">${JSON.stringify(data)}</script></head>
  <body><nav>Home Sale Account</nav><h1>Lamp</h1><p>Was $30.00 \u202e now <b>$24.50</b></p>
  <script>alert(1)</script><style>p{}</style><p hidden>secret</p><iframe src="x">framed</iframe>
  <ul><li>Brass</li><li>1.2 kg</li></ul><button>Add to cart</button></body></html>`

test('a page is saved as plain lines from the product’s name on, with the source of each fact', () => {
  const { product, seen } = readSeenPage(html, url, null)
  assert.equal(product?.price, '24.50')
  assert.equal(seen?.ways.price, 'json-ld')
  assert.equal(seen?.text, 'Lamp\nWas $30.00 now $24.50\nBrass\n1.2 kg\nAdd to cart')
})

test('a page without a product is shown too, and an extremely nested one does no harm', () => {
  const captcha = readSeenPage('<title>Robot Check</title><h1>Enter the characters you see below</h1>', url, null)
  assert.equal(captcha.product, null)
  assert.match(captcha.seen?.text ?? '', /Enter the characters/)
  const long = readSeenPage(`<h1>Lamp</h1>${'<p>line of a long page</p><p>another</p>'.repeat(2000)}`, url, null)
  assert.equal(long.seen?.text.length, 6000)
})

test('a reading keeps its snapshot and its price, and neither can be changed', async () => {
  const database = await testDatabase()
  const reading = await readLink({ fetchPage: async (at) => ({ ok: true, url: at, html }) }, url)
  const id = await database.write((work) => saveReading(work, reading))
  const snapshot = (await database.read((work) => readSnapshots(work, [id]))).get(id)
  assert.equal(snapshot?.text, reading.seen?.text)
  assert.equal(snapshot?.ways.price, 'json-ld')
  const prices = await database.read((work) => readPagePrices(work, [url, 'https://other.example/'], new Date(0)))
  assert.deepEqual(
    prices.map(({ page, price, currency }) => [page, price, currency]),
    [[url, '24.50', 'USD']],
  )
  await assert.rejects(() => database.pool.query("update page_snapshots set text = ''"))
})
