import type { FeedRow, StatedRow } from './feed-row.ts'
import type { RawFields, RawRow } from './xml-rows.ts'

/** By which names the formats say each thing, the first that is there counts. */
type Names = Readonly<Record<Exclude<keyof StatedRow, 'variants' | 'gtins'>, readonly string[]>> & {
  readonly gtins: readonly string[]
}

/** Google Merchant Center, Meta, and what affiliate networks send in the same words. */
const GOOGLE: Names = {
  id: ['id'],
  title: ['title'],
  link: ['link', 'canonical_link'],
  price: ['price'],
  salePrice: ['sale_price'],
  saleDays: ['sale_price_effective_date'],
  oldPrice: [],
  currency: ['currency'],
  availability: ['availability'],
  brand: ['brand'],
  gtins: ['gtin', 'ean', 'upc', 'isbn'],
  partNumber: ['mpn'],
  description: ['description', 'summary', 'content'],
  shelves: ['product_type', 'google_product_category', 'fb_product_category'],
  image: ['image_link'],
  weight: ['shipping_weight', 'product_weight'],
  color: ['color', 'colour'],
  size: ['size'],
  condition: ['condition'],
  group: ['item_group_id'],
}

const AWIN: Names = {
  id: ['merchant_product_id', 'aw_product_id'],
  title: ['product_name'],
  link: ['merchant_deep_link'],
  price: ['search_price', 'store_price', 'display_price'],
  salePrice: [],
  saleDays: [],
  oldPrice: ['product_price_old', 'rrp_price'],
  currency: ['currency'],
  availability: ['in_stock', 'stock_status'],
  brand: ['brand_name'],
  gtins: ['product_gtin', 'ean', 'upc', 'isbn'],
  partNumber: ['mpn'],
  description: ['description', 'product_short_description'],
  shelves: ['merchant_product_category_path', 'merchant_category', 'category_name'],
  image: ['merchant_image_url', 'large_image', 'aw_image_url'],
  weight: ['delivery_weight', 'product_weight'],
  color: ['colour', 'color'],
  size: ['fashion:size', 'size'],
  condition: ['condition'],
  group: ['parent_product_id'],
}

/** The older upper-case table of CJ; its newer feeds speak as Google does. */
const CJ: Names = {
  id: ['sku'],
  title: ['name'],
  link: ['buyurl'],
  price: ['price', 'retailprice'],
  salePrice: ['saleprice'],
  saleDays: [],
  oldPrice: ['retailprice'],
  currency: ['currency'],
  availability: ['instock'],
  brand: ['manufacturer'],
  gtins: ['upc', 'ean', 'isbn'],
  partNumber: ['manufacturerid', 'mpn'],
  description: ['description'],
  shelves: ['advertisercategory'],
  image: ['imageurl'],
  weight: [],
  color: ['color'],
  size: ['size'],
  condition: ['condition'],
  group: [],
}

export type TableFormat = 'google_xml' | 'google_tsv' | 'awin_csv' | 'cj_csv'

/** The same rows in one form, whatever names their format has for things. */
export async function* statedRows(
  rows: AsyncIterable<readonly RawRow[]>,
  format: TableFormat,
): AsyncGenerator<readonly FeedRow[]> {
  for await (const some of rows)
    yield some.map(({ number, fields, fault }) => {
      const stated = stateRow(fields, namesOf(format, fields))
      return fault === null
        ? { number, stated, offer: null, fault }
        : { number, stated: null, offer: null, fault, id: stated.id || null, detail: stated.title.slice(0, 200) }
    })
}

function namesOf(format: TableFormat, fields: RawFields): Names {
  if (format === 'awin_csv') return AWIN
  return format === 'cj_csv' && (fields.has('buyurl') || fields.has('programname')) ? CJ : GOOGLE
}

function stateRow(fields: RawFields, names: Names): StatedRow {
  const all = (list: readonly string[]) => list.flatMap((name) => fields.get(name) ?? []).map((text) => text.trim())
  const first = (list: readonly string[]) => all(list).find((text) => text !== '') ?? ''
  return {
    id: first(names.id),
    title: first(names.title),
    link: first(names.link),
    price: first(names.price),
    salePrice: first(names.salePrice),
    saleDays: first(names.saleDays),
    oldPrice: first(names.oldPrice),
    currency: first(names.currency),
    availability: first(names.availability),
    brand: first(names.brand),
    gtins: all(names.gtins),
    partNumber: first(names.partNumber),
    description: first(names.description),
    shelves: first(names.shelves),
    image: first(names.image),
    weight: first(names.weight),
    color: first(names.color),
    size: first(names.size),
    condition: first(names.condition),
    group: first(names.group),
  }
}
