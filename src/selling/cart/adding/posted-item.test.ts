import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saveReading } from '#catalog/reader/fetching/save-reading.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openVisit } from '#platform/http/visit.ts'
import { plugIn } from '#platform/work/ports.ts'
import { sampleFields } from '#world/samples/selling/cart.samples.ts'
import { askChoices } from './ask-choices.ts'
import { postedItem } from './posted-item.ts'

const { db, write } = await testDatabase()
const visit = openVisit(db, {
  who: { kind: 'guest', id: null },
  cookies: {},
  now: new Date(),
  site: 'eg',
  locale: 'en',
  requestId: 'test',
  ip: '127.0.0.1',
  origin: 'http://localhost',
  token: null,
  nonce: '',
  ports: plugIn([]),
  report: () => undefined,
})
const variant = (colour: string, size: string, price: string, isSold = false) => ({
  choice: { colour, size },
  price,
  availability: isSold ? ('out_of_stock' as const) : ('in_stock' as const),
  image: null,
})
const url = 'https://shop.example/bag'
const readingId = await write((work) =>
  saveReading(work, {
    url,
    canonicalUrl: url,
    store: null,
    domain: 'shop.example',
    country: 'US',
    reason: null,
    source: 'page',
    steps: [],
    facts: {
      title: 'Weekender',
      price: '128.00',
      currency: 'USD',
      availability: 'in_stock',
      image: null,
      images: [],
      weightGrams: 1900,
      brand: null,
      sku: null,
      category: null,
      variants: [
        { name: 'colour', values: ['Moss', 'Sand'] },
        { name: 'size', values: ['30 L', '45 L'] },
      ],
      description: null,
      breadcrumb: [],
      oldPrice: null,
      offers: [
        variant('Moss', '30 L', '128.00'),
        variant('Moss', '45 L', '148.00'),
        variant('Sand', '30 L', '128.00', true),
        variant('Sand', '45 L', '148.00', true),
      ],
      lang: null,
    },
  }),
)

async function sent(fields: Record<string, string>): Promise<Readonly<Record<string, string>>> {
  const body = new URLSearchParams({ readingId, price: '128.00', ...fields })
  return (await postedItem(visit, new Request('http://localhost/ar/cart/add', { method: 'POST', body }))).typed
}

test('without a script a form is taken with the price of the size that was chosen', async () => {
  assert.equal((await sent({ color: 'Moss', size: '45 L' })).price, '148.00')
  assert.equal((await sent({ color: 'Moss', size: '30 L', price: '148.00' })).price, '128.00')
  assert.equal((await sent({ color: 'Moss', size: '45 L', price: '120' })).price, '120', 'set right by hand')
  assert.equal((await sent({ color: 'Moss', size: '45 L', readingId: '' })).price, '128.00', 'no page was read')
})

test('a colour that is sold out is asked for again', async () => {
  const fields = sampleFields({ readingId, size: '45 L', color: 'Sand' })
  assert.deepEqual(await askChoices(visit, fields), { color: 'Sold out at the store' })
  assert.equal(await askChoices(visit, { ...fields, color: 'Moss' }), null)
})
