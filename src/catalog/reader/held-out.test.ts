import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPage } from './read-page.ts'

// Pages made up for these tests, in the markups, languages and currencies that shops use: none is a page of a real shop.
const ld = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const page = (head: string, body = '', lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`
const read = (html: string, url: string) => {
  const { product, reason } = readPage(html, url)
  assert.ok(product, reason ?? 'no product')
  return product
}
const menu = '<header><nav><a href="/">Home</a><a href="/new">New</a></nav><div class="mini-cart">0,00</div></header>'

type Shop = readonly [
  language: string,
  url: string,
  html: string,
  facts: readonly [title: string, price: string, currency: string, stock: string],
]

const visible = (lang: string, name: string, price: string, button: string, more = '') =>
  page(
    `<title>${name}</title>`,
    `${menu}<main><h1>${name}</h1><div class="pdp-price">${price}</div><button>${button}</button>${more}</main>`,
    lang,
  )

const SHOPS: readonly Shop[] = [
  [
    'German',
    'https://laden.de/artikel/stehlampe-77120',
    visible('de-DE', 'Stehlampe Birke', '1.249,00 €', 'In den Warenkorb', '<p>zzgl. 4,95 € Versandkosten</p>'),
    ['Stehlampe Birke', '1249.00', 'EUR', 'in_stock'],
  ],
  [
    'French',
    'https://boutique.fr/p/lampadaire',
    visible('fr', 'Lampadaire bouleau', '89,90 €', 'Ajouter au panier', '<p>Livraison 5,90 €</p>'),
    ['Lampadaire bouleau', '89.90', 'EUR', 'in_stock'],
  ],
  [
    'Spanish',
    'https://tienda.mx/p/lampara',
    visible('es-MX', 'Lámpara de pie', '$1,899.00', 'Agregar al carrito'),
    ['Lámpara de pie', '1899.00', 'MXN', 'in_stock'],
  ],
  [
    'Spanish of Chile',
    'https://tienda.cl/p/lampara',
    visible('es-CL', 'Lámpara de pie', '$24.990', 'Comprar'),
    ['Lámpara de pie', '24990', 'CLP', 'in_stock'],
  ],
  [
    'Italian',
    'https://negozio.it/p/lampada',
    visible('it', 'Lampada da terra', '€ 129,50', 'Aggiungi al carrello'),
    ['Lampada da terra', '129.50', 'EUR', 'in_stock'],
  ],
  [
    'Portuguese',
    'https://loja.com.br/p/luminaria',
    visible('pt-BR', 'Luminária de chão', 'R$ 349,90', 'Adicionar ao carrinho', '<p>ou 10x de R$ 34,99 sem juros</p>'),
    ['Luminária de chão', '349.90', 'BRL', 'in_stock'],
  ],
  [
    'Dutch',
    'https://winkel.nl/p/lamp',
    visible('nl', 'Vloerlamp berken', '€ 59,-', 'In winkelwagen'),
    ['Vloerlamp berken', '59', 'EUR', 'in_stock'],
  ],
  [
    'Swedish',
    'https://butik.se/p/lampa',
    visible('sv', 'Golvlampa björk', '1 299 kr', 'Lägg i varukorg'),
    ['Golvlampa björk', '1299', 'SEK', 'in_stock'],
  ],
  [
    'Polish',
    'https://sklep.pl/p/lampa',
    visible('pl', 'Lampa stojąca', '249,99 zł', 'Dodaj do koszyka'),
    ['Lampa stojąca', '249.99', 'PLN', 'in_stock'],
  ],
  [
    'Czech',
    'https://obchod.cz/p/lampa',
    visible('cs', 'Stojací lampa', '1 490 Kč', 'Do košíku'),
    ['Stojací lampa', '1490', 'CZK', 'in_stock'],
  ],
  [
    'Russian',
    'https://magazin.ru/p/lampa',
    visible('ru', 'Торшер берёза', '3 490 ₽', 'В корзину'),
    ['Торшер берёза', '3490', 'RUB', 'in_stock'],
  ],
  [
    'Turkish',
    'https://dukkan.com.tr/p/lamba',
    visible('tr', 'Ayaklı lamba', '1.299,90 TL', 'Sepete Ekle', '<p>Kargo 49,90 TL</p>'),
    ['Ayaklı lamba', '1299.90', 'TRY', 'in_stock'],
  ],
  [
    'Arabic',
    'https://matjar.eg/p/1',
    visible('ar', 'مصباح أرضي', '١٬٢٩٩٫٠٠ ج.م', 'أضف إلى السلة', '<p>الشحن ٥٠ ج.م</p>'),
    ['مصباح أرضي', '1299.00', 'EGP', 'in_stock'],
  ],
  [
    'Japanese',
    'https://mise.jp/p/1',
    visible('ja', 'フロアランプ', '¥12,800', 'カートに入れる'),
    ['フロアランプ', '12800', 'JPY', 'in_stock'],
  ],
  [
    'Korean',
    'https://gage.kr/p/1',
    visible('ko', '플로어 램프', '59,000원', '장바구니 담기'),
    ['플로어 램프', '59000', 'KRW', 'in_stock'],
  ],
  [
    'Vietnamese',
    'https://cuahang.vn/p/1',
    visible('vi', 'Đèn cây gỗ', '890.000₫', 'Thêm vào giỏ hàng'),
    ['Đèn cây gỗ', '890000', 'VND', 'in_stock'],
  ],
  [
    'Indian English',
    'https://dukaan.in/p/1',
    visible('en-IN', 'Floor lamp birch', '₹1,24,999', 'Add to Cart'),
    ['Floor lamp birch', '124999', 'INR', 'in_stock'],
  ],
]

test('a page that only shows its product is read in many languages and currencies', () => {
  for (const [language, url, html, facts] of SHOPS) {
    const { title, price, currency, availability } = read(html, url)
    assert.deepEqual([title, price, currency, availability], facts, language)
  }
})

test('sold out is understood in many languages, beside the name and without a button', () => {
  const lines = [
    'Sold out',
    'Ausverkauft',
    'Rupture de stock',
    'Agotado',
    'Esaurito',
    'Esgotado',
    'Uitverkocht',
    'Slutsåld',
    'Niedostępny',
    'Vyprodáno',
    'Нет в наличии',
    'Tükendi',
    'غير متوفر',
    '売り切れ',
    '품절',
    'Hết hàng',
    '缺货',
  ]
  for (const line of lines) {
    const html = page(
      '<title>Lamp Nordby</title>',
      `<main><h1>Lamp Nordby</h1><span class="price">€ 20.00</span><p class="stock">${line}</p></main>`,
    )
    assert.equal(read(html, 'https://shop.example.com/p/lamp').availability, 'out_of_stock', line)
  }
})

test('the page says sold out beside the name, its data still in stock', () => {
  const data = ld({
    '@type': 'Product',
    name: 'Lamp',
    offers: { price: '20', priceCurrency: 'EUR', availability: 'InStock' },
  })
  const near = page(data, '<main><h1>Lamp</h1><p class="stock-status">Sold out</p></main>')
  assert.equal(read(near, 'https://shop.example.com/p/lamp').availability, 'out_of_stock')
  const other = page(
    data,
    '<main><h1>Lamp</h1><button>Add to cart</button></main><section class="related"><p class="stock">Sold out</p></section>',
  )
  assert.equal(read(other, 'https://shop.example.com/p/lamp').availability, 'in_stock')
  const size = page(
    data,
    '<main><h1>Lamp</h1><ul class="size-options"><li>S</li><li>M – sold out</li></ul><button>Add to cart</button></main>',
  )
  assert.equal(read(size, 'https://shop.example.com/p/lamp').availability, 'in_stock')
})

test('a button that waits for a script says a product, not its stock', () => {
  const html = page(
    '<title>Lamp</title>',
    '<main><h1>Lamp</h1><span class="price">$20.00</span><button disabled>Add to cart</button></main>',
  )
  assert.equal(read(html, 'https://shop.example.com/p/lamp').availability, 'unknown')
})

test('names: the heading without the colour that the data set apart, and with the brand that it leaves out', () => {
  const titleOf = (heading: string, name: string, brand: string) => {
    const data = ld({ '@type': 'Product', name, brand, offers: { price: '24.00', priceCurrency: 'EUR' } })
    const head = `<title>${name} | Hollow</title><meta property="og:title" content="${name}">${data}`
    return readPage(page(head, `<h1>${heading}</h1>`), 'https://shop.example.com/p/1').product?.title
  }
  assert.equal(titleOf('VALE - Sweatshirt', 'VALE - Sweatshirt - mid grey melange', 'Hollow'), 'VALE - Sweatshirt')
  assert.equal(titleOf('Walking shoe', 'Walking shoe, moss', 'Vale'), 'Walking shoe')
  assert.equal(titleOf('Vale Walking shoe 12', 'Walking shoe 12', 'Vale'), 'Vale Walking shoe 12')
  // The maker alone is no name, whatever follows it.
  assert.equal(titleOf('Vale', 'Vale - Walking shoe', 'Vale'), 'Vale - Walking shoe')
})

test('names: the maker alone in the heading, footnotes, split words, entities', () => {
  const alone = page(
    `<title>Acme Trail Lamp | Shop</title><meta property="og:title" content="Acme Trail Lamp">${ld({ '@type': 'Product', name: 'Acme Trail Lamp', brand: 'Acme', offers: { price: 5, priceCurrency: 'USD' } })}`,
    '<h1>Acme</h1>',
  )
  assert.equal(read(alone, 'https://shop.example.com/p/1').title, 'Acme Trail Lamp')
  const marked = page(
    '<title>Heart rate watch</title>',
    '<h1>Heart rate wat<wbr>ch<sup>1</sup></h1><span class="price">$9 <sup>99</sup></span><button>Add to cart</button>',
  )
  const watch = read(marked, 'https://shop.example.com/p/1')
  assert.deepEqual([watch.title, watch.price], ['Heart rate watch', '9.99'])
  const coded = page(
    ld({ '@type': 'Product', name: 'L&iacute;nea caf&eacute;', offers: { price: 5, priceCurrency: 'EUR' } }),
  )
  assert.equal(read(coded, 'https://shop.example.com/p/1').title, 'Línea café')
})

test('prices: a shown price within the range of the data, an old price, an instalment', () => {
  const range = page(
    ld({
      '@type': 'Product',
      name: 'Tea',
      offers: { '@type': 'AggregateOffer', lowPrice: '3.00', highPrice: '30.00', priceCurrency: 'USD' },
    }),
    '<main><h1>Tea</h1><span class="price current-price">$16.99</span><button>Add to cart</button></main>',
  )
  assert.equal(read(range, 'https://shop.example.com/p/tea').price, '16.99')
  const sale = page(
    '<title>Lamp Nordby</title>',
    '<main><h1>Lamp Nordby</h1><p>Was <span class="price">$49.00</span></p><span class="price">$35.00</span><button>Add to cart</button></main>',
  )
  const lamp = read(sale, 'https://shop.example.com/p/lamp')
  assert.deepEqual([lamp.price, lamp.oldPrice], ['35.00', '49.00'])
})

test('a table of properties gives brand, number and gross weight, in several languages', () => {
  const tables = [
    ['Brand', 'SKU', 'Net weight', 'Shipping weight'],
    ['Marke', 'Artikelnummer', 'Nettogewicht', 'Versandgewicht'],
    ['Marka', 'Ürün kodu', 'Net ağırlık', 'Kargo ağırlığı'],
    ['العلامة التجارية', 'رقم المنتج', 'الوزن الصافي', 'وزن الشحن'],
  ] as const
  for (const [brand, code, net, gross] of tables) {
    const html = page(
      '<title>Lamp</title>',
      `<main><h1>Lamp</h1><span class="price">$20.00</span><button>Add to cart</button><table><tr><th>${brand}</th><td>Lumo</td></tr><tr><th>${code}</th><td>LM-204</td></tr><tr><th>${net}</th><td>1 kg</td></tr><tr><th>${gross}</th><td>1.4 kg</td></tr></table></main>`,
    )
    const facts = read(html, 'https://shop.example.com/p/lamp')
    assert.deepEqual([facts.brand, facts.sku, facts.weightGrams], ['Lumo', 'LM-204', 1400], brand)
  }
})

test('a stand-in is no picture of the product', () => {
  const html = page(
    '<title>Lamp Nordby</title><meta property="og:image" content="/img/no-image.png">',
    '<main><h1>Lamp Nordby</h1><img src="/logo.svg"><div class="gallery"><img alt="Lamp Nordby" src="/pics/nordby.jpg"></div><span class="price">$20</span><button>Add to cart</button></main>',
  )
  assert.equal(read(html, 'https://shop.example.com/p/lamp').image, 'https://shop.example.com/pics/nordby.jpg')
})

test('lists, articles, gates and lodging are no products', () => {
  const card = (name: string) =>
    `<li class="card"><a href="/p/${name}">${name}</a><span class="price">$${name.length}.00</span><button>Add to cart</button></li>`
  const pages: readonly (readonly [string, string])[] = [
    [
      'https://shop.example.com/collections/lamps',
      page(
        '<title>Lamps</title>',
        `<h1>Lamps</h1><ul>${['one', 'three', 'eleven', 'thirteen', 'a'].map(card).join('')}</ul>`,
      ),
    ],
    [
      'https://shop.example.com/search?q=lamp',
      page('<title>Search results for lamp</title>', `<h1>lamp</h1><ul>${card('one')}</ul>`),
    ],
    [
      'https://news.example.com/2026/best-lamps',
      page(
        `<title>The best lamps</title><meta property="og:type" content="article">${ld({ '@type': 'Article', headline: 'The best lamps' })}`,
        '<h1>The best lamps</h1><p>We liked the one for $20.</p>',
      ),
    ],
    ['https://shop.example.com/p/1', page('<title>Just a moment...</title>', '<h1>Checking your browser</h1>')],
    [
      'https://shop.example.com/p/2',
      page('<title>Seite nicht gefunden</title>', '<h1>Seite nicht gefunden</h1><span class="price">20 €</span>'),
    ],
    [
      'https://stay.example.com/villa-4',
      page(
        '<title>Holiday villa for 6</title>',
        '<h1>Holiday villa for 6</h1><span class="price">$900</span><button>Buy now</button>',
      ),
    ],
  ]
  for (const [url, html] of pages) assert.equal(readPage(html, url).product?.price ?? null, null, url)
})

test('a price on a link to another page is not this product’s', () => {
  const other = '<a href="/p/other"><span class="price">$12.00</span></a>'
  const body = `<h1>Lamp Nordby</h1><p>Currently sold out</p>${other}<button>Add to cart</button>`
  const { product } = readPage(page('<title>Lamp Nordby</title>', body), 'https://shop.example.com/p/lamp')
  assert.equal(product?.price ?? null, null)
  const own = readPage(
    page('<title>Lamp Nordby</title>', body.replace('/p/other', '#offer')),
    'https://shop.example.com/p/lamp',
  )
  assert.equal(own.product?.price, '12.00')
})

test('where a known layout has no price, one shown elsewhere is not taken', () => {
  const body =
    '<h1><span id="productTitle">Lamp Nordby</span></h1><div id="availability">Currently unavailable</div><p class="price">$12.00</p>'
  const { product } = readPage(page('<title>Lamp Nordby</title>', body), 'https://www.amazon.com/dp/B000000000')
  assert.deepEqual([product?.title, product?.price, product?.availability], ['Lamp Nordby', null, 'out_of_stock'])
})

test('pages that are gone, gates and sign-ins are told in many languages', () => {
  for (const [head, kind] of [
    ['Seite nicht gefunden', 'NOT_FOUND'],
    ['Cette page n’existe plus', 'NOT_FOUND'],
    ['Aradığınız sayfa bulunamadı', 'NOT_FOUND'],
    ['الصفحة غير موجودة', 'NOT_FOUND'],
    ['ページが見つかりません', 'NOT_FOUND'],
    ['404', 'NOT_FOUND'],
    ['Robot olmadığınızı doğrulayın', 'CAPTCHA'],
    ['Подтвердите, что вы не робот', 'CAPTCHA'],
    ['يرجى التحقق من أنك إنسان', 'CAPTCHA'],
    ['Solve the reCAPTCHA', 'CAPTCHA'],
  ] as const) {
    const { reason } = readPage(page(`<title>${head}</title>`, `<h1>${head}</h1>`), 'https://shop.example.com/p/1')
    assert.equal(reason, kind, head)
  }
})

test('what a lost page recommends is not sold there', () => {
  const other = '<div><a href="/p/2">Lamp</a> <span class="price">$24.00</span><button>Add to cart</button></div>'
  for (const head of ['404', 'Error 404', 'Fehler 404', 'Page not found'])
    assert.equal(
      readPage(page(`<title>${head}</title>`, `<h1>${head}</h1>${other}`), 'https://shop.example.com/p/1').reason,
      'NOT_FOUND',
    )
})

test('words of an error in the name of what is for sale are no error', () => {
  for (const name of ['Peugeot 404 model car', 'One More Step ladder', 'Captcha the cat, a book']) {
    const { product } = readPage(
      page(
        `<title>${name} | Hollow</title>`,
        `<h1>${name}</h1><p class="price">$24.00</p><button>Add to cart</button>`,
      ),
      'https://shop.example.com/p/1',
    )
    assert.deepEqual([product?.title, product?.price], [name, '24.00'])
  }
})
