import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPublicPage, publicPages, robots, sitemap, sitemapIndex } from './public-pages.ts'

const origin = 'https://www.marsa.example'

test('pages that are the same for everybody are public, in both languages; private ones are not', () => {
  for (const path of ['/ar', '/en', '/ar/', '/en/faq', '/ar/packages', '/ar/search-product/42'])
    assert.ok(isPublicPage(path), path)
  for (const path of [
    '/ar/cart',
    '/en/account',
    '/ar/auth/signin',
    '/en/faq/more',
    '/ar/ops',
    '/ar/search-product/links',
    '/ar/search-product/0',
  ])
    assert.ok(!isPublicPage(path), path)
})

test('the map names every public page in both languages, each entry with its translations', () => {
  const map = sitemap(origin)
  const places = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place)
  assert.equal(places.length, publicPages.length * 2)
  assert.equal(new Set(places).size, places.length)
  for (const line of map.split('\n').filter((one) => one.startsWith('<url>'))) {
    const [, lang, rest] = line.match(/<loc>https:\/\/www\.marsa\.example\/(ar|en)([^<]*)</) ?? []
    assert.ok(lang)
    for (const twin of ['ar', 'en'])
      assert.ok(line.includes(`hreflang="${twin}" href="${origin}/${twin}${rest}"`), `${line} lacks ${twin}`)
    assert.ok(line.includes(`hreflang="x-default" href="${origin}/ar${rest}"`))
  }
})

test('the map is parted, and products tell when they changed', () => {
  const index = sitemapIndex(origin, 2)
  for (const file of ['pages', 'blog', 'products-1', 'products-2'])
    assert.ok(index.includes(`<loc>${origin}/sitemaps/${file}.xml</loc>`), file)
  const map = sitemap(origin, [{ page: '/search-product/7', changedAt: new Date('2026-11-02T10:00:00Z') }])
  assert.equal(map.match(/<lastmod>2026-11-02<\/lastmod>/g)?.length, 2)
})

test('search engines get the map and are kept out of private pages', () => {
  const text = robots(origin)
  for (const line of [
    'Disallow: /api/',
    'Disallow: /en/ops',
    'Disallow: /ar/account',
    'Disallow: /ar/search-product?',
    `Sitemap: ${origin}/sitemap.xml`,
  ])
    assert.ok(text.split('\n').includes(line), line)
})
