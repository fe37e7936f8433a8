import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPage } from '#catalog/reader/read-page.ts'

const page = (path: string) => `<html><head><title>Cruiser</title><script type="application/ld+json">
{"@type":"Product","name":"Cruiser","offers":{"@type":"Offer","price":"90","priceCurrency":"USD"}}
</script></head><body>${path}<h1>Cruiser</h1></body></html>`
const pathOf = (html: string) => readPage(html, 'https://shop.example/p/cruiser').product?.breadcrumb

test('the path of shelves is read as the page shows it, without home and the product itself', () => {
  const shown =
    '<nav aria-label="Breadcrumb"><a href="/">Home</a><a href="/men">Men</a><a href="/men/shoes">Shoes</a><a>Cruiser</a></nav>'
  assert.deepEqual(pathOf(page(shown)), ['Men', 'Shoes'])
})

test('the path that the data say is believed before the one that is shown', () => {
  const said = `<script type="application/ld+json">{"@type":"BreadcrumbList","itemListElement":[
    {"@type":"ListItem","position":1,"name":"Kadın"},{"@type":"ListItem","position":2,"name":"Ayakkabı"}]}</script>`
  assert.deepEqual(pathOf(page(`${said}<div class="breadcrumb"><a>Sale</a></div>`)), ['Kadın', 'Ayakkabı'])
})

test('a page without a path has none', () => assert.deepEqual(pathOf(page('')), []))
