import type { ListedGood } from './listed-good.ts'

const xml = (text: string) => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const cell = (text: string) => (/["\n,\t|;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const GOOGLE: readonly (readonly [string, (good: ListedGood) => string])[] = [
  ['id', ({ id }) => id],
  ['title', ({ title }) => title],
  ['description', ({ description }) => description],
  ['link', ({ link }) => link],
  ['image_link', ({ image }) => image],
  ['availability', ({ availability }) => availability],
  ['price', ({ price, currency }) => (price === '' ? '' : `${price} ${currency}`)],
  ['sale_price', ({ salePrice, currency }) => (salePrice ? `${salePrice} ${currency}` : '')],
  ['brand', ({ brand }) => brand],
  ['gtin', ({ gtin }) => gtin ?? ''],
  ['mpn', ({ mpn }) => mpn ?? ''],
  ['product_type', ({ shelves }) => shelves],
  ['shipping_weight', ({ weight }) => weight ?? ''],
  ['color', ({ color }) => color ?? ''],
  ['size', ({ size }) => size ?? ''],
  ['item_group_id', ({ group }) => group ?? ''],
  ['condition', () => 'new'],
]

/** RSS 2.0 with the names of Google Merchant Center. */
export function googleXml(goods: readonly ListedGood[], items: readonly string[] = goods.map(googleItem)): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Goods</title>\n${items.join('\n')}\n</channel></rss>`
}

export function googleItem(good: ListedGood): string {
  const fields = GOOGLE.flatMap(([name, of]) => (of(good) === '' ? [] : [`<g:${name}>${xml(of(good))}</g:${name}>`]))
  return `<item>${fields.join('')}</item>`
}

export function atomXml(goods: readonly ListedGood[]): string {
  const entries = goods.map((good) => {
    const fields = GOOGLE.filter(([name]) => name !== 'link').map(
      ([name, of]) => `<g:${name}>${xml(of(good))}</g:${name}>`,
    )
    return `<entry><link rel="alternate" href="${xml(good.link)}"/>${fields.join('')}</entry>`
  })
  return `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Goods</title>${entries.join('')}</feed>`
}

export function googleTsv(goods: readonly ListedGood[]): string {
  return table(
    GOOGLE.map(([name]) => name),
    goods.map((good) => GOOGLE.map(([, of]) => of(good))),
    '\t',
  )
}

export function awinCsv(goods: readonly ListedGood[]): string {
  const names =
    'aw_deep_link,aw_product_id,merchant_product_id,product_name,description,merchant_category,search_price,currency,merchant_deep_link,merchant_image_url,in_stock,ean,mpn,colour,brand_name,product_price_old,Fashion:size'
  const rows = goods.map((good) => [
    `https://www.awin1.com/pclick.php?p=${good.id}`,
    `9${good.id}`,
    good.id,
    good.title,
    good.description,
    good.shelves,
    good.salePrice ?? good.price,
    good.currency,
    good.link,
    good.image,
    good.availability === 'in_stock' ? '1' : '0',
    good.gtin ?? '',
    good.mpn ?? '',
    good.color ?? '',
    good.brand,
    good.salePrice ? good.price : '',
    good.size ?? '',
  ])
  return table(names.split(','), rows, ',')
}

/** The older table of CJ with names in capitals. */
export function cjCsv(goods: readonly ListedGood[]): string {
  const names =
    'PROGRAMNAME,NAME,SKU,MANUFACTURER,UPC,CURRENCY,PRICE,SALEPRICE,RETAILPRICE,BUYURL,IMAGEURL,ADVERTISERCATEGORY,INSTOCK,DESCRIPTION'
  const rows = goods.map((good) => [
    'A shop',
    good.title,
    good.id,
    good.brand,
    good.gtin ?? '',
    good.currency,
    good.price,
    good.salePrice ?? '',
    '',
    good.link,
    good.image,
    good.shelves,
    good.availability === 'in_stock' ? 'yes' : 'no',
    good.description,
  ])
  return table(names.split(','), rows, ',')
}

export function sitemapXml(addresses: readonly string[]): string {
  return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.map((one) => `<url><loc>${xml(one)}</loc></url>`).join('')}</urlset>`
}

export function sitemapIndex(addresses: readonly string[]): string {
  return `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.map((one) => `<sitemap><loc>${xml(one)}</loc></sitemap>`).join('')}</sitemapindex>`
}

function table(names: readonly string[], rows: readonly (readonly string[])[], sign: string): string {
  return [names, ...rows].map((row) => row.map(cell).join(sign)).join('\n')
}
