import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inOtherLanguage, otherSiteOrigin } from './other-place.ts'

const unknown = { eg: '', ae: '' }

test('switching language keeps the page and its query', () => {
  assert.equal(
    inOtherLanguage('/ar/account/orders', '?tab=cancelled&q=ar', 'ar'),
    '/en/account/orders?tab=cancelled&q=ar',
  )
  assert.equal(inOtherLanguage('/en', '', 'en'), '/ar')
  assert.equal(inOtherLanguage('/ar/stores/ar', '', 'ar'), '/en/stores/ar')
})

test('the other site stands at the other prefix of the same host', () => {
  assert.equal(otherSiteOrigin('http://localhost:3000', 'ae', unknown), 'http://ae.localhost:3000')
  assert.equal(otherSiteOrigin('http://ae.localhost:3000', 'eg', unknown), 'http://localhost:3000')
  assert.equal(otherSiteOrigin('https://www.marsa.example', 'ae', unknown), 'https://ae.marsa.example')
  assert.equal(otherSiteOrigin('https://ae.marsa.example', 'eg', unknown), 'https://www.marsa.example')
})

test('a known origin is taken as it is', () => {
  const known = { eg: '', ae: 'https://dubai.example' }
  assert.equal(otherSiteOrigin('https://www.marsa.example', 'ae', known), 'https://dubai.example')
})
