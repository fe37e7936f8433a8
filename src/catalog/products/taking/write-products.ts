import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import type { KnownProduct } from './known-products.ts'
import { mergeProducts } from './merge-products.ts'
import type { PlacedProduct, Placing } from './place-offers.ts'
import { type ProductFields, productFields } from './product-fields.ts'

/** Writes the products of placed offers: merges first, so that numbers are free; returns the id of each. */
export async function writeProducts(work: Work, placing: Placing): Promise<ReadonlyMap<PlacedProduct, bigint>> {
  const pairs = placing.merged.flatMap(({ from, into }) => {
    const end = endOf(into)
    return from.known && end.known ? [{ from: from.known.id, into: end.known.id }] : []
  })
  await mergeProducts(work, pairs)
  const offersOf = Map.groupBy(placing.placed, ({ product }) => product)
  const rows = placing.products
    .filter((product) => product.mergedInto === null && (product.known !== null || offersOf.has(product)))
    .map((product) => ({ product, row: rowOf(product, offersOf.get(product) ?? []) }))
  await update(work, rows)
  return insert(work, rows)
}

type Row = Omit<ProductFields, 'shelves' | 'colors' | 'sizes'> & {
  readonly id: string | null
  readonly gtin: string | null
  readonly maker_key: string | null
  readonly part_key: string | null
  readonly shelves: readonly string[]
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
}
type Written = { readonly product: PlacedProduct; readonly row: Row }

function rowOf(product: PlacedProduct, placed: Placing['placed']): Row {
  const { known, gtin, part } = product
  const author = known?.author ?? null
  const offers = placed.map(({ offer, known: one }) => ({
    offer,
    isAuthor: known !== null && (author === null || author === one?.id),
  }))
  const fields = offers.length > 0 ? productFields(known, offers) : known!
  const [maker = null, number = null] = part === null ? [] : part.split(' ')
  const { title, brand, part_number, category, weight_grams, shelves, description, image, colors, sizes } = fields
  return {
    id: known === null ? null : String(known.id),
    gtin,
    maker_key: maker,
    part_key: number,
    title,
    brand,
    part_number,
    category,
    weight_grams,
    shelves,
    description,
    image,
    colors,
    sizes,
  }
}

async function update(work: Work, rows: readonly Written[]): Promise<void> {
  const changed = rows.filter(({ product, row }) => product.known !== null && isOther(product.known, row))
  if (changed.length === 0) return
  const ids = changed.map(({ product }) => product.known!.id)
  // A number moves from one product to another only over null: both could not have it at once.
  await sql`update products set gtin = null, maker_key = null, part_key = null where id = any(${ids}::bigint[])`.execute(
    work.db,
  )
  await sql`
    update products set gtin = row.gtin, maker_key = row.maker_key, part_key = row.part_key, title = row.title, brand = row.brand,
      part_number = row.part_number, category = row.category, weight_grams = row.weight_grams, shelves = row.shelves,
      description = row.description, image = row.image, colors = row.colors, sizes = row.sizes, changed_at = ${work.now}
    from jsonb_populate_recordset(null::products, ${JSON.stringify(changed.map(({ row }) => row))}::jsonb) row
    where products.id = row.id`.execute(work.db)
}

async function insert(work: Work, rows: readonly Written[]): Promise<ReadonlyMap<PlacedProduct, bigint>> {
  const ids = new Map<PlacedProduct, bigint>()
  for (const { product } of rows) if (product.known) ids.set(product, product.known.id)
  const fresh = rows.filter(({ product }) => product.known === null)
  if (fresh.length === 0) return ids
  const { rows: numbers } = await sql<{ id: bigint }>`
    select nextval(pg_get_serial_sequence('products', 'id'))::bigint as id from generate_series(1, ${fresh.length}::int)`.execute(
    work.db,
  )
  const entered = fresh.map(({ product, row }, place) => {
    ids.set(product, numbers[place]!.id)
    return { ...row, id: String(numbers[place]!.id) }
  })
  await sql`
    insert into products (id, gtin, maker_key, part_key, title, brand, part_number, category, weight_grams, shelves, description, image,
      colors, sizes, first_seen_at, changed_at)
    overriding system value
    select id, gtin, maker_key, part_key, title, brand, part_number, category, weight_grams, shelves, description, image, colors, sizes,
      ${work.now}, ${work.now}
    from jsonb_populate_recordset(null::products, ${JSON.stringify(entered)}::jsonb)`.execute(work.db)
  return ids
}

function isOther(known: KnownProduct, row: Row): boolean {
  const said = Object.entries(row).filter(([name]) => name !== 'id') as [keyof KnownProduct, unknown][]
  return said.some(([name, value]) => JSON.stringify(known[name]) !== JSON.stringify(value))
}

function endOf(product: PlacedProduct): PlacedProduct {
  return product.mergedInto ? endOf(product.mergedInto) : product
}
