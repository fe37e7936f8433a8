import type { Good } from './goods.ts'
import { MARKS } from './markup.ts'
import { html, pageFrame } from './page-frame.ts'

type Words = {
  readonly add: string
  readonly gone: string
  readonly there: string
  readonly colour: string
  readonly size: string
  readonly weight: string
  readonly code: string
  readonly maker: string
}

const WORDS: Record<string, Words> = {
  en: {
    add: 'Add to cart',
    gone: 'Sold out',
    there: 'In stock, ships in two days',
    colour: 'Color',
    size: 'Size',
    weight: 'Weight',
    code: 'SKU',
    maker: 'Brand',
  },
  ar: {
    add: 'أضف إلى السلة',
    gone: 'نفدت الكمية',
    there: 'متوفر',
    colour: 'اللون',
    size: 'المقاس',
    weight: 'الوزن',
    code: 'رقم الصنف',
    maker: 'العلامة التجارية',
  },
  zh: {
    add: '加入购物车',
    gone: '已售罄',
    there: '现货',
    colour: '颜色',
    size: '尺寸',
    weight: '重量',
    code: '货号',
    maker: '品牌',
  },
  tr: {
    add: 'Sepete Ekle',
    gone: 'Tükendi',
    there: 'Stokta',
    colour: 'Renk',
    size: 'Beden',
    weight: 'Ağırlık',
    code: 'Ürün kodu',
    maker: 'Marka',
  },
}

/** A product's page, built in the way of its shop. */
export function productPage(good: Good, origin: string): string {
  const isEnglish = good.path.startsWith('/en/')
  const lang = isEnglish ? 'en-AE' : good.shop.lang
  const words = WORDS[lang.slice(0, 2)] ?? WORDS.en!
  const picture = `${origin}/pictures/${good.picture}.png`
  const head = [
    `<link rel="canonical" href="${origin}${good.path}">`,
    openGraph(good, picture),
    data(good, origin, picture),
  ].join('\n')
  return pageFrame(good.shop, {
    title: good.title,
    head,
    lang,
    dir: isEnglish ? 'ltr' : good.shop.dir,
    body: `${article(good, picture, words)}${states(good, picture)}`,
  })
}

function openGraph(good: Good, picture: string): string {
  const type = good.way === 'visible' || good.way === 'state' ? 'website' : 'product'
  return `<meta property="og:type" content="${type}"><meta property="og:title" content="${html(good.title)}"><meta property="og:image" content="${picture}"><meta property="og:description" content="${html(good.text)}">`
}

function data(good: Good, origin: string, picture: string): string {
  if (good.way === 'shopify' || good.way === 'json-ld')
    return jsonLd({ ...thing(good, picture), offers: offer(good, `${origin}${good.path}`) })
  if (good.way !== 'variants') return ''
  const variants = good.colours.flatMap((color) =>
    good.sizes.map((size, index) => ({
      '@type': 'Product',
      name: `${good.title} ${color} ${size}`,
      color,
      size,
      sku: `${good.sku}-${color[0]}${index}`,
      ...(good.colourPictures?.[color] && { image: `${origin}/pictures/${good.colourPictures[color]}.png` }),
      offers: {
        ...offer(good, `${origin}${good.path}?variant=${color}-${index}`),
        price: index === 0 ? good.price : '148.00',
        ...(good.soldOut?.includes(color) && { availability: 'https://schema.org/OutOfStock' }),
      },
    })),
  )
  return jsonLd({
    ...thing(good, picture),
    image: [picture, ...(good.more ?? []).map((name) => `${origin}/pictures/${name}.png`)],
    '@type': 'ProductGroup',
    productGroupID: good.sku,
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    hasVariant: variants,
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: good.price,
      highPrice: '148.00',
      offerCount: variants.length,
      priceCurrency: good.shop.currency,
    },
  })
}

const jsonLd = (content: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...content }).replaceAll('<', '\\u003c')}</script>`
const thing = (good: Good, picture: string) => ({
  '@type': 'Product',
  name: good.title,
  description: good.text,
  sku: good.sku,
  brand: { '@type': 'Brand', name: good.brand },
  image: [picture],
})
const offer = (good: Good, url: string) => ({
  '@type': 'Offer',
  url,
  price: good.shop.country === 'TR' ? good.price?.replace('.', ',') : good.price,
  priceCurrency: good.shop.currency,
  availability: `https://schema.org/${good.inStock ? 'InStock' : 'OutOfStock'}`,
})

/** Embedded page state, as frameworks leave it. */
function states(good: Good, picture: string): string {
  if (good.way === 'shopify') {
    const variants = good.colours.map((colour, index) => ({
      id: 41000 + index,
      title: colour,
      option1: colour,
      available: good.inStock,
      price: 6400,
      sku: `${good.sku}-${index}`,
      grams: good.weightGrams,
    }))
    return `<script type="application/json" data-product-json>${JSON.stringify({ id: 7001, title: good.title, vendor: good.brand, price: 6400, price_min: 6400, compare_at_price: null, available: true, options: [{ name: 'Color', values: good.colours }], variants, images: [picture] })}</script>`
  }
  if (good.way === 'next-data') {
    const product = {
      id: good.sku,
      name: good.title,
      brand: { name: good.brand },
      price: { value: Number(good.price), currency: good.shop.currency },
      inStock: good.inStock,
      images: [{ url: picture }],
    }
    return `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { product } }, page: '/products/[slug]' })}</script>`
  }
  if (good.way !== 'state') return ''
  const colours = good.colours.map((colour) => `{name:'${colour}'}`).join(',')
  return `<script>window.__INITIAL_STATE__ = {item: {title: '${good.title}', itemId: '${good.sku}', brandName: '${good.brand}', price: '${good.price}', currency: 'CNY', inStock: !0, options: [{name: '颜色', values: [${colours}]}],},};</script>`
}

function article(good: Good, picture: string, words: Words): string {
  const marks = MARKS[good.way === 'rdfa' ? 'rdfa' : good.way === 'microdata' ? 'microdata' : 'none']
  const old = good.oldPrice ? `<del class="was">£${good.oldPrice}</del>` : ''
  const price =
    good.price === null
      ? '<p><a href="/">Sign in to see prices</a></p>'
      : `<p${marks.offer}>${marks.currency(good)}${old}<span class="price"${marks.price(good)}>${html(good.shown)}</span>${marks.stock(good)}</p>`
  const stock =
    good.price === null
      ? ''
      : `<p class="stock">${good.inStock ? words.there : words.gone}</p><button class="add"${good.inStock ? '' : ' disabled'}>${good.inStock ? words.add : words.gone}</button>`
  const rows = [
    [words.maker, good.brand],
    [words.code, good.sku],
    [words.weight, good.weight],
  ].flatMap(([label, value]) => (value ? [`<tr><th>${label}</th><td>${html(value)}</td></tr>`] : []))
  return `<article class="buy-page"${marks.scope}><div class="gallery"><img src="${picture}" width="720" height="720" alt="${html(good.title)}"${marks.image}></div>
<div><h1${marks.name}>${html(good.title)}</h1><p class="by">${html(good.brand)}</p>${price}${choices(words.colour, 'color', good.colours)}${choices(words.size, 'size', good.sizes)}${stock}<p>${html(good.text)}</p><table>${rows.join('')}</table></div></article>`
}

function choices(label: string, name: string, values: readonly string[]): string {
  if (values.length === 0) return ''
  return `<fieldset><legend>${label}</legend>${values.map((value) => `<label><input type="radio" name="${name}" value="${html(value)}"> ${html(value)}</label>`).join('')}</fieldset>`
}
