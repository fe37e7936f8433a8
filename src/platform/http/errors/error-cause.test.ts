import assert from 'node:assert/strict'
import { test } from 'node:test'
import { causeOf, withoutNumbers } from './error-cause.ts'

const browser = (text: string) => causeOf('browser', text)

test('one cause is one key, whatever numbers, names and builds stand in it', () => {
  const first = browser(
    'window: TypeError: order 1207 of "salma@example.test" is undefined\n    at Ye (https://a.example/assets/cart-x7Kq12ab.js:1:204)',
  )
  const later = browser(
    'window: TypeError: order 88 of "omar@example.test" is undefined\n    at Qb (https://b.example/assets/cart-Zz99_-cd.js:3:9)',
  )
  assert.equal(first?.title, 'window: TypeError: order … of “…” is undefined')
  assert.deepEqual(later, first)
  const elsewhere = browser(
    'window: TypeError: order 88 of "omar@example.test" is undefined\n    at Qb (https://b.example/assets/home-Zz99_-cd.js:3:9)',
  )
  assert.notEqual(elsewhere?.key, first?.key)
})

test('the server names its functions, and their lines may move', () => {
  const at = (line: number) => `Error: no such row\n    at readOrder (file:///app/src/orders/read-order.ts:${line}:7)`
  const found = causeOf('server', at(10))
  assert.ok(found)
  assert.deepEqual(causeOf('server', at(99)), found)
  assert.notEqual(causeOf('server', at(10).replace('readOrder', 'readItem'))?.key, found.key)
  assert.notEqual(causeOf('browser', at(10))?.key, found.key)
})

test('what we cannot mend is noise; the same words of our own server are not', () => {
  const noise = [
    'window: Script error.',
    'window: ResizeObserver loop completed with undelivered notifications.',
    'promise: TypeError: Failed to fetch\n    at x (https://a.example/assets/a.js:1:1)',
    'promise: TypeError: Load failed',
    'promise: AbortError: signal is aborted without reason',
    'window: TypeError: x is null\n    at y (chrome-extension://abcdef/content.js:1:1)',
    '',
    '   ',
  ]
  for (const text of noise) assert.equal(browser(text), null, text)
  assert.ok(causeOf('server', 'TypeError: Failed to fetch'))
  assert.ok(browser('react: Error: Failed to read the fetched order'))
})

test('a path is kept without what names one thing', () => {
  assert.equal(withoutNumbers('/ar/account/orders/M-2044?x=1#y'), '/ar/account/orders/…')
  assert.equal(withoutNumbers('/en/cart'), '/en/cart')
})
