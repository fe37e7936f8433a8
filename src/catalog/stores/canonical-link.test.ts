import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonicalLink } from './canonical-link.ts'
import { nameDevShops, storeOfHost } from './stores.ts'

const read = (pasted: string) => {
  const answer = canonicalLink(pasted)
  return answer.ok ? answer.link : answer.reason
}
const canonical = (pasted: string) => {
  const answer = canonicalLink(pasted)
  return answer.ok ? answer.link.canonical : answer.reason
}

test('a link is found inside the sentence that an app adds around it', () => {
  assert.equal(
    canonical('شوف المنتج ده على أمازون! https://www.amazon.ae/dp/B0ABCDEF12?ref_=cm_sw_r_apan، عجبني'),
    'https://www.amazon.ae/dp/B0ABCDEF12',
  )
  assert.equal(
    canonical('Look at this (https://www.ebay.co.uk/itm/236284395442).'),
    'https://www.ebay.co.uk/itm/236284395442',
  )
})

test('tracking parameters are removed, parameters that choose the article stay', () => {
  const link = read('https://shop.example.co/products/lamp?variant=42&utm_source=x&fbclid=y')
  assert.equal(typeof link === 'object' && link.url, 'https://shop.example.co/products/lamp?variant=42')
})

test('a redirect page that carries its target in its address is resolved without fetching it', () => {
  assert.equal(
    canonical('https://www.google.com/url?q=https%3A%2F%2Fwww.trendyol.com%2Fx%2Fy-p-123456%3Futm_source%3Dg'),
    'https://www.trendyol.com/x/y-p-123456',
  )
})

test('the store and its country are recognised', () => {
  const link = read('https://www.amazon.co.uk/gp/product/B071HZV1H7')
  assert.deepEqual(typeof link === 'object' && [link.store, link.domain, link.country, link.productId], [
    'amazon',
    'amazon.co.uk',
    'GB',
    'B071HZV1H7',
  ])
})

test('look-alikes, private hosts, user names and ports make a link invalid', () => {
  const bad = [
    'https://shein.com.evil.net/a-p-1.html',
    'https://amazon.com.shop.evil.org/dp/B071HZV1H7',
    'https://user:pw@www.shein.com/Floral-Dress-p-12345678.html',
    'https://www.shein.com:8443/Floral-Dress-p-12345678.html',
    'http://localhost/x',
    'http://127.0.0.1/x',
    'http://0x7f.1/x',
    'http://[::1]/x',
    'http://printer.local/x',
    'http://intranet/x',
    'ftp://www.amazon.com/dp/B071HZV1H7',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'mail me at a@b.com',
    '',
    'hello',
  ]
  for (const link of bad) assert.equal(read(link), 'INVALID_LINK', link)
})

test('searches, carts and home pages are no products', () => {
  for (const link of ['https://www.amazon.com/s?k=lamp', 'https://www.trendyol.com/sr?q=a', 'https://www.noon.com/']) {
    assert.equal(read(link), 'NOT_A_PRODUCT', link)
  }
})

test('a development shop is accepted only if it is named', () => {
  const link = 'http://harbor-goods.localhost:4100/products/lamp'
  assert.equal(canonicalLink(link).ok, false)
  assert.equal(canonicalLink(link, [], new Set(['harbor-goods.localhost:4100'])).ok, true)
})

test('development names its shops once and every link function knows them', () => {
  const shop = { id: 'x', name: { ar: 'x', en: 'x' }, domain: 'x.localhost', country: 'US', currency: 'USD' } as const
  nameDevShops([shop], new Set(['x.localhost:4100']))
  const link = read('http://x.localhost:4100/a')
  assert.deepEqual(typeof link === 'object' && [link.domain, link.country], ['x.localhost', 'US'])
  assert.deepEqual(storeOfHost('x.localhost'), shop)
  nameDevShops([], new Set())
  assert.equal(read('http://x.localhost:4100/a'), 'INVALID_LINK')
})

test('sentences that shops’ apps add: only the link counts, in any language', () => {
  const shared: readonly (readonly [string, string | null])[] = [
    ['【淘宝】https://m.tb.cn/h.gXyZ12a?tk=AbCdEf CZ0001 「竹盖保温杯」点击链接直接打开', 'taobao'],
    ['I found this on AliExpress! US $12.40 | Bamboo flask https://a.aliexpress.com/_mKabc12', 'aliexpress'],
    ['Trendyol’da bu ürüne bak: Deri Cüzdan https://ty.gl/abc123xyz', 'trendyol'],
    [
      'اعجبني المنتج ده من شي إن 😍\nhttps://api-shein.shein.com/h5/sharejump/appjump?link=AbC&localcountry=EG',
      'shein',
    ],
    ['Check out this deal on Amazon: https://amzn.eu/d/0abCDef', 'amazon'],
    ['https://temu.to/m/u1abcd Bamboo flask, 320 ml', 'temu'],
    ['شاهد هذا المنتج https://www.hepsiburada.com/termos-p-HBC00001ABCDE', 'hepsiburada'],
  ]
  for (const [text, store] of shared) {
    const link = read(text)
    assert.equal(typeof link === 'object' ? link.store : link, store, text)
  }
})

test('a sentence without a link, or with a link to a home page, is refused', () => {
  assert.equal(read('شوف المنتج ده عجبني جدا'), 'INVALID_LINK')
  assert.equal(read('Look: http://127.0.0.1/lamp'), 'INVALID_LINK')
  assert.equal(read('Everything at https://www.shein.com/'), 'NOT_A_PRODUCT')
})

test('a link without https is found for every host of a known store', () => {
  for (const host of [
    'amazon.it',
    'amazon.es',
    'amazon.ca',
    'www.amazon.it',
    'amazon.co.jp',
    'amazon.com.tr',
    'ebay.it',
  ])
    assert.equal(typeof read(`${host}/${host.includes('ebay') ? 'itm/236284395442' : 'dp/B0ABCDEF12'}`), 'object', host)
  assert.equal(canonical('شوف amazon.es/dp/B0ABCDEF12 عجبني'), 'https://www.amazon.es/dp/B0ABCDEF12')
  for (const words of ['the lamp.and the rest', 'version 2.0', 'a file.txt', 'me@amazon.it/dp/B0ABCDEF12'])
    assert.equal(read(words), 'INVALID_LINK', words)
})

test('text directly after a link is not part of it', () => {
  const lamp = 'https://www.amazon.ae/dp/B0ABCDEF12'
  for (const behind of ['，快来看', '】更多', '。', '）', '！', lamp, `?th=1${lamp}`, ' عجبني'])
    assert.equal(canonical(`${lamp}${behind}`), lamp, behind)
  assert.equal(
    canonical('https://www.google.com/url?q=https://www.trendyol.com/x/y-p-123456'),
    'https://www.trendyol.com/x/y-p-123456',
  )
})

test("the apps' short links are distinguished from full ones", () => {
  const short = {
    'https://dl.flipkart.com/s/abcDEF': 'flipkart',
    'https://temu.com/ul/abc': 'temu',
    'https://www.temu.com/ul/kuiper/abc': 'temu',
    'https://s.noon.com/abc': 'noon',
    'https://noon.onelink.me/x/abc': 'noon',
    'https://ebay.us/m/AbCdEf': 'ebay',
    'https://onelink.shein.com/1/abc': 'shein',
    'https://a.co/d/abc1234': 'amazon',
    'https://amzn.to/3abcdef': 'amazon',
    'https://amzn.eu/d/abc': 'amazon',
  }
  for (const [url, store] of Object.entries(short)) {
    const link = read(url)
    assert.deepEqual(typeof link === 'object' && [link.store, link.isShort], [store, true], url)
  }
})
