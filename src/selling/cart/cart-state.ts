import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { estimatedFacts } from '#catalog/estimates/estimated-facts.ts'
import { selectHasGoodId } from '#people/identity/has-good-id.ts'
import { currencies } from '#platform/values/amounts/money.ts'
import type { Prefetch, Visitor } from '#platform/work/prefetch.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { selectTablesId } from '#pricing/quote/tables/read-tables.ts'

const minor = z.string().transform((text) => BigInt(text))
const item = z.object({
  id: z.string(),
  version: z.int(),
  readingId: z.string().nullable(),
  url: z.string(),
  canonicalUrl: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  store: z.string(),
  country: z.string(),
  category: z.string(),
  color: z.string(),
  size: z.string(),
  style: z.string(),
  quantity: z.int(),
  weightGrams: z.int().nullable(),
  price: minor,
  domesticShipping: minor,
  currency: z.enum(currencies),
  notes: z.string(),
  estimated: z.array(z.enum(estimatedFacts)),
})

/**
 * Everything that the API's answer about a customer's cart without a coupon depends on: every change of the cart raises
 * its version, price tables get a new id when they change, and readings never change. The same text means the same
 * answer. `items` is read only for changing one.
 */
export const cartState = z.object({
  id: z.string(),
  version: z.int(),
  couponCode: z.string().nullable(),
  hasNationalId: z.boolean(),
  tablesId: z.string().nullable(),
  items: z.array(item).optional(),
})
export type CartState = z.output<typeof cartState>

/** The state of the visitor's cart, read together with their session. */
export const prefetchCart: Prefetch = (visitor) => selectState(visitor, sql``)

/** The same, with the items. */
export const prefetchCartItems: Prefetch = (visitor) => selectState(visitor, sql`, 'items', (${items})`)

/** The state, if it was not read with the session, as text; null if the customer has no cart yet. */
export async function readCartState({ db, who, now, site, locale }: QueryWork): Promise<string | null> {
  const customer = sql<string | null>`${who.kind === 'customer' ? who.id : null}::uuid`
  const state = prefetchCart({ customer, now, site, locale })
  return (await db.selectNoFrom(state.as('state')).executeTakeFirstOrThrow()).state
}

function selectState({ customer, now, site }: Visitor, more: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(select json_build_object(
      'id', carts.id, 'version', carts.version, 'couponCode', carts.coupon_code,
      'hasNationalId', ${selectHasGoodId(sql`carts.customer_id`)},
      'tablesId', ${selectTablesId(site, now)}${more})::text
    from carts where carts.customer_id = ${customer} and carts.site = ${site})`
}

const items = sql`select coalesce(json_agg(json_build_object(
    'id', id, 'version', version, 'readingId', reading_id, 'url', url, 'canonicalUrl', canonical_url, 'title', title,
    'image', image, 'store', store, 'country', country, 'category', category, 'color', color, 'size', size,
    'style', style, 'quantity', quantity, 'weightGrams', weight_grams, 'price', price_minor::text,
    'domesticShipping', domestic_shipping_minor::text, 'currency', currency, 'notes', notes, 'estimated', estimated) order by place), '[]')
  from cart_items where cart_id = carts.id`
