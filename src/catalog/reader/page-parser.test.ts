import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import type { Worker } from 'node:worker_threads'
import { makePageParser } from './page-parser.ts'

const page = (body: string) => ({
  html: `<!doctype html><title>Lamp</title>${body}`,
  url: 'https://shop.example.com/products/lamp',
  shop: null,
})
const lamp = page('<main><h1>Lamp</h1><span class="price">$5.00</span><button>Add to cart</button></main>')
const heavy = page(`<h1>Lamp</h1>${'<p><b>words</b></p>'.repeat(4000)}<!--${'x'.repeat(700_000)}-->`)

test('a page that breaks the parser is unreadable, and ends its own thread alone', async () => {
  const parse = makePageParser({ threads: 2 })
  // Choices nested so deep that the stack of the thread ends.
  const deep = page(`<h1>Lamp</h1><select name="size">${'<div>'.repeat(100_000)}`)
  const [broken, beside] = await Promise.all([parse(deep), parse(lamp)])
  assert.deepEqual(broken, { product: null, reason: 'UNREADABLE', seen: null })
  assert.equal(beside.product?.title, 'Lamp')
  const { product } = await parse(lamp)
  assert.deepEqual([product?.title, product?.price, product?.currency], ['Lamp', '5.00', 'USD'])
})

test('a page that takes too long is abandoned, and the shop keeps answering meanwhile', async () => {
  const parse = makePageParser({ limitMs: 300, threads: 2 })
  let ticks = 0
  const timer = setInterval(() => ticks++, 10)
  const started = Date.now()
  const wide = page(`<h1>x</h1>${'<p><span class="price">$5.00</span> <b class="cost">1</b></p>'.repeat(100_000)}`)
  const answers = await Promise.all([parse(wide), parse(wide)])
  clearInterval(timer)
  for (const answer of answers) assert.equal(answer.reason, 'UNREADABLE')
  assert.ok(Date.now() - started < 10_000)
  assert.ok(ticks > 10, `${ticks} ticks`)
})

test('heavy pages, however many, delay no light one', async () => {
  const parse = makePageParser({ threads: 2, limitMs: 30_000 })
  await Promise.all([parse(lamp), parse(lamp)])
  const order: string[] = []
  const note = (name: string) => () => void order.push(name)
  await Promise.all([
    ...[1, 2, 3].map((number) => parse(heavy).then(note(`heavy ${number}`))),
    ...[1, 2, 3].map((number) => parse(lamp).then(note(`light ${number}`))),
  ])
  assert.deepEqual(order.slice(0, 3), ['light 1', 'light 2', 'light 3'], order.join(', '))
  assert.equal(order.length, 6)
})

test('more pages than may wait are turned away at once', async () => {
  const parse = makePageParser({ threads: 1 })
  const answers = await Promise.all(Array.from({ length: 60 }, () => parse(lamp)))
  assert.equal(answers.filter((answer) => answer.reason === 'UNREADABLE').length, 9)
})

test('a thread is used again, ends when idle, and the next page starts another', async () => {
  const ends: Promise<unknown>[] = []
  const count = (worker: Worker) => ends.push(once(worker, 'exit'))
  process.on('worker', count)
  const parse = makePageParser({ threads: 1, idleMs: 500 })
  await Promise.all([parse(lamp), parse(lamp)])
  assert.equal(ends.length, 1)
  await ends[0]
  assert.equal((await parse(lamp)).product?.title, 'Lamp')
  process.off('worker', count)
  assert.equal(ends.length, 2)
})
