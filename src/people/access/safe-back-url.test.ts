import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backWith } from './back-url.ts'
import { safeBackUrl } from './safe-back-url.ts'

const leadingAway = [
  'https://evil.example',
  'http://evil.example/ar/cart',
  '//evil.example',
  '///evil.example',
  '////evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' https://evil.example',
  '/ /evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/x',
  'ftp://evil.example',
  'evil.example',
  'evil.example/ar',
  'www.evil.example',
  '@evil.example',
  'user@evil.example',
  'http:evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/ar/..//evil.example',
  '/%2e//evil.example',
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/ar/../..//evil.example',
  '/\u0000/evil.example',
  '/\u007f/evil.example',
  '?next=//evil.example',
  '#//evil.example',
  '.',
  '',
  `/${'a'.repeat(2001)}`,
]

test('no spelling of a return address leads to another origin', () => {
  assert.ok(leadingAway.length >= 40)
  for (const asked of leadingAway) {
    const answer = safeBackUrl(asked, '/ar')
    for (const site of ['http://localhost:3000', 'https://ae.marsa.example']) {
      assert.equal(new URL(answer, site).origin, site, JSON.stringify(asked))
    }
    assert.equal(answer, '/ar', JSON.stringify(asked))
  }
})

test('a path of our own is kept, with its query', () => {
  for (const path of [
    '/',
    '/ar/checkout?step=2&backUrl=%2Far',
    '/en/account/orders/100001#items',
    '/ar/search-product?q=%D8%B3',
  ]) {
    assert.equal(safeBackUrl(path, '/ar'), path)
  }
})

test('a return address inside its own query stays a query', () => {
  assert.equal(safeBackUrl('/ar/cart?to=https://evil.example', '/ar'), '/ar/cart?to=https://evil.example')
})

test('signing in does not lead back to signing in', () => {
  assert.equal(safeBackUrl('/ar/auth/signin?backUrl=/ar/cart', '/ar/account'), '/ar/account')
  assert.equal(safeBackUrl(null, '/ar/account'), '/ar/account')
})

test('the value that a page waited for is added to its address once, beside all chosen values', () => {
  const back = '/ar/account/orders/request/new?item=1&item=2&way=delivery&address=old'
  assert.equal(
    backWith(back, { address: 'new' }),
    '/ar/account/orders/request/new?item=1&item=2&way=delivery&address=new',
  )
  assert.equal(backWith('/ar/checkout', { address: 'new' }), '/ar/checkout?address=new')
})
