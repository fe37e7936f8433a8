import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPublicPage, publicPages, robots, sitemap } from './public-pages.ts'

const origin = 'https://www.marsa.example'

test('pages that are the same for everybody are public, in both languages; private ones are not', () => {
  for (const path of ['/ar', '/en', '/ar/', '/en/faq', '/ar/packages']) assert.ok(isPublicPage(path), path)
  for (const path of ['/ar/cart', '/en/account', '/ar/auth/signin', '/en/faq/more', '/ar/ops'])
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

test('search engines get the map and are kept out of private pages', () => {
  const text = robots(origin)
  for (const line of [
    'Disallow: /api/',
    'Disallow: /en/ops',
    'Disallow: /ar/account',
    `Sitemap: ${origin}/sitemap.xml`,
  ])
    assert.ok(text.split('\n').includes(line), line)
})
