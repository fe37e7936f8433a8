import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publicPages } from '#fronts/storefront/public-pages.ts'
import { tellPage } from './page-data.ts'
import { shareAddress } from './share-address.ts'

const origin = 'https://www.marsa.example'
const told = (page: string, title: string | null = null) => {
  const json = tellPage({ origin, locale: 'ar', page, title, phone: '+20 2 0000 0000' })
  assert.ok(!json.includes('<'))
  return JSON.parse(json)['@graph']
}

test('every public page has its place: home first, each step named, its own address last', () => {
  for (const page of publicPages.filter((one) => one !== '')) {
    const [list] = told(page)
    assert.equal(list['@type'], 'BreadcrumbList')
    const items: { position: number; name: string; item: string }[] = list.itemListElement
    assert.deepEqual(
      items.map(({ position }) => position),
      items.map((_, at) => at + 1),
    )
    assert.equal(items[0]?.item, `${origin}/ar`)
    assert.equal(items.at(-1)?.item, `${origin}/ar${page}`)
    assert.equal(items.length, page.split('/').length, page)
    assert.ok(items.every(({ name }) => name.length > 1))
  }
})

test('a product stands below all products, and its name cannot end the script', () => {
  const [list] = told('/search-product/7', 'Lamp</script><script>alert(1)')
  assert.deepEqual(
    list.itemListElement.map(({ item }: { item: string }) => item),
    [`${origin}/ar`, `${origin}/ar/search-product`, `${origin}/ar/search-product/7`],
  )
  assert.equal(list.itemListElement[2].name, 'Lamp</script><script>alert(1)')
})

test('the home page tells who we are and how it is searched', () => {
  const [organisation, website] = told('')
  assert.equal(organisation['@type'], 'Organization')
  assert.equal(organisation.contactPoint.telephone, '+20 2 0000 0000')
  assert.equal(website.publisher['@id'], organisation['@id'])
  assert.match(website.potentialAction.target.urlTemplate, /\/ar\/search-product\?q=\{search_term_string\}$/)
})

test('a product and a page of some kind have pictures of their own, the rest that of the home page', () => {
  assert.equal(shareAddress(origin, 'en', '/search-product/42'), `${origin}/share/en/product-42.png`)
  assert.equal(shareAddress(origin, 'ar', '/coupons'), `${origin}/share/ar/deals.png`)
  assert.equal(shareAddress(origin, 'ar', '/terms'), `${origin}/share/ar/home.png`)
})
