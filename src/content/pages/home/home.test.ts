import assert from 'node:assert/strict'
import { test } from 'node:test'
import { homeBanner } from './home-banner.ts'
import { homeHeadings } from './home-headings.ts'
import { homeSections } from './home-sections.ts'

const places = { stores: 1, bought: 2, steps: 3, fees: 4, questions: 5 }
const banner = {
  titleAr: 'عروض الجمعة',
  titleEn: 'Friday offers',
  textAr: '',
  textEn: '',
  to: '',
  picture: '',
  until: '',
}

test('no two sections share a place, and any of them may be left out', () => {
  assert.equal(homeSections.check?.({ ...places, stores: 0, fees: 0 }, 'eg'), null)
  assert.equal(homeSections.check?.({ ...places, fees: 2 }, 'eg')?.field, 'fees')
})

test('a banner is in both languages or in none, and leads to a page of the shop or over https', () => {
  const wrong = (change: Partial<typeof banner>) => homeBanner.check?.({ ...banner, ...change }, 'eg')?.field
  assert.equal(wrong({}), undefined)
  assert.equal(wrong({ titleAr: '', titleEn: '' }), undefined)
  assert.equal(wrong({ titleAr: '' }), 'titleAr')
  assert.equal(wrong({ textEn: 'Until Sunday' }), 'textAr')
  assert.equal(wrong({ titleAr: '', titleEn: '', to: '/packages' }), 'titleAr')
  for (const to of ['/packages', '/search-product?q=lamp', 'https://example.com/a'])
    assert.equal(wrong({ to }), undefined)
  for (const to of [
    'packages',
    '/en/packages',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://a.b',
  ])
    assert.equal(wrong({ to }), 'to', to)
})

test('a heading of its own is in both languages, and stands as usual where nothing was written', () => {
  const usual = homeHeadings.usual('eg')
  const wrong = (change: Partial<typeof usual>) => homeHeadings.check?.({ ...usual, ...change }, 'eg')?.field
  assert.equal(wrong({}), undefined)
  assert.equal(wrong({ feesTitleAr: 'بلا مفاجآت', feesTitleEn: 'No surprises' }), undefined)
  assert.equal(wrong({ feesTitleAr: 'بلا مفاجآت' }), 'feesTitleEn')
  assert.equal(wrong({ stepsLeadEn: 'Three steps' }), 'stepsLeadAr')
})
