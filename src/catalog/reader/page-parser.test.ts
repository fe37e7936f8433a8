import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makePageParser } from './page-parser.ts'

const page = (body: string) => ({
  html: `<!doctype html><title>Lamp</title>${body}`,
  url: 'https://shop.example.com/products/lamp',
  shop: null,
})
const lamp = page('<main><h1>Lamp</h1><span class="price">$5.00</span><button>Add to cart</button></main>')

test('a page that breaks the parser is unreadable, and the next one is read', async () => {
  const parse = makePageParser()
  const deep = page('<div class="price">'.repeat(100_000))
  assert.deepEqual(await parse(deep), { product: null, reason: 'UNREADABLE', seen: null })
  const { product } = await parse(lamp)
  assert.deepEqual([product?.title, product?.price, product?.currency], ['Lamp', '5.00', 'USD'])
})

test('a page that takes too long is abandoned, and the shop keeps answering meanwhile', async () => {
  const parse = makePageParser(300)
  let ticks = 0
  const timer = setInterval(() => ticks++, 10)
  const started = Date.now()
  const wide = page(`<h1>x</h1>${'<p><span class="price">$5.00</span> <b class="cost">1</b></p>'.repeat(40_000)}`)
  const answers = await Promise.all([parse(wide), parse(wide)])
  clearInterval(timer)
  for (const answer of answers) assert.equal(answer.reason, 'UNREADABLE')
  assert.ok(Date.now() - started < 10_000)
  assert.ok(ticks > 10, `${ticks} ticks`)
})
