import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

/** What a thing of the log is called, and where it is looked at (below `/{lang}/ops`). */
export type Subject = {
  readonly id: string
  readonly name: string
  readonly path: string | null
  /** What the thing itself is about, where it is an amount; else only the currency that its amounts are in. */
  readonly minor?: string | null
  readonly currency?: string | null
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** The names of all things these texts name by their ids: orders, items, money, goods on their way, customers, staff. */
export async function nameSubjects({ db }: Work, texts: readonly string[]): Promise<ReadonlyMap<string, Subject>> {
  const ids = [...new Set(texts.flatMap((text) => text.match(uuid) ?? []))]
  const packages = [...new Set(texts.flatMap((text) => /^package:([\w-]+)/.exec(text)?.[1] ?? []))]
  if (ids.length === 0 && packages.length === 0) return new Map()
  const wanted = sql`any(${ids}::uuid[])`
  const { rows } = await sql<Subject>`
    select id::text as id, number as name, 'orders/' || number as path, null as minor, null as currency
      from orders where id = ${wanted}
    union all select item.id::text, orders.number || '-' || (item.place + 1), 'orders/' || orders.number, null, null
      from order_items item join orders on orders.id = item.order_id where item.id = ${wanted}
    union all select id::text, number,
      case when kind = 'PickUp' then 'requests?q=' else 'requests/deliveries?q=' end || number, null, null
      from requests where id = ${wanted}
    union all select id::text, number, 'shipments/' || number, null, null from shipments where id = ${wanted}
    union all select id::text, name, 'catalogue/feeds/' || id, null, null from product_feeds where id = ${wanted}
    union all select id::text, coalesce(nullif(concat_ws(' ', first_name, last_name), ''), 'C-' || left(id::text, 8)),
      'customers/' || id, null, null from customers where id = ${wanted}
    union all select id::text, name, 'people/' || id, null, null from staff_members where id = ${wanted}
    union all select id::text, number, 'finance/withdrawals/' || number, amount_minor::text, currency
      from withdrawals where id = ${wanted}
    union all select id::text, number, 'finance/withdrawals/batches', null, null
      from withdrawal_batches where id = ${wanted}
    union all select id::text, number, 'find?q=' || number, amount_minor::text, currency from payments where id = ${wanted}
    union all select send.id::text, coalesce(refund.number, left(send.id::text, 8)), 'finance/refunds',
      send.amount_minor::text, send.currency
      from refund_sends send left join refunds refund on refund.id = send.refund_id where send.id = ${wanted}
    union all select id::text, coalesce(awb, reference), 'couriers?q=' || coalesce(awb, reference), null, null
      from waybills where id = ${wanted}
    union all select id::text, number, 'run-sheets/' || number, null, null from run_sheets where id = ${wanted}
    union all select id::text, number, 'finance/tills/' || id, null, currency from till_sessions where id = ${wanted}
    union all select id::text, name_en, 'pricing/packages/' || id, null, null
      from packages where id = any(${packages}::text[])
    union all select distinct on (subject_id) subject_id::text, code, 'pricing/coupons/' || subject_id, null, null
      from coupon_versions where subject_id = ${wanted}
    union all select id::text, label, 'purchase/cards', null, currency from supplier_cards where id = ${wanted}
    union all select id::text, store || ' ' || coalesce(store_order_number, ''), 'purchase/bought', cost_minor::text, currency
      from store_orders where id = ${wanted}
    union all select id::text, number::text, 'pricing/drafts/' || number, null, null from tariff_drafts where id = ${wanted}
    union all select id::text, tracking_number, 'warehouse/unknown', null, null from unknown_parcels where id = ${wanted}
    union all select id::text, number, 'finance/courier-cash', null, null from courier_remittances where id = ${wanted}
    union all select id::text, number, 'finance/reports', null, null from provider_reports where id = ${wanted}
    union all select id::text, number, 'finance/reports', null, null from provider_payouts where id = ${wanted}
    union all select id::text, regexp_replace(canonical_url, '^https?://(www\\.)?', ''), 'lookups/' || id, null, null
      from price_lookups where id = ${wanted}
    union all select article.id::text, (select title_ar from content_versions version where version.place = article.place
        order by number desc limit 1), 'content/blog/articles/' || article.id, null, null
      from blog_articles article where article.id = ${wanted}
    union all select id::text, name_ar, 'content/blog/names', null, null from blog_categories where id = ${wanted}
    union all select id::text, name_ar, 'content/blog/names', null, null from blog_authors where id = ${wanted}
    union all select id::text, base || ' → ' || quote, 'pricing/rates', null, null
      from exchange_rate_readings where id = ${wanted}
    union all select id::text, file_name, 'legacy-orders', null, null from legacy_imports where id = ${wanted}`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** The subjects a number that somebody knows stands for: an order with its items, a request, a ticket, a box and so on. */
export async function subjectsOf({ db, site }: Work, typed: string): Promise<readonly string[]> {
  const text = typed.trim()
  const [number = '', place] = /^\d+-\d{1,4}$/.test(text) ? text.split('-') : [text]
  const upper = text.toUpperCase()
  const { rows } = await sql<{ subject: string }>`
    select 'order:' || id as subject from orders where site = ${site} and number = ${number} and ${place === undefined}
    union all select 'item:' || item.id from order_items item join orders on orders.id = item.order_id
      where orders.site = ${site} and orders.number = ${number}
        and (${place === undefined} or item.place + 1 = ${Number(place ?? 0)})
    union all select 'request:' || id from requests where site = ${site} and number = ${upper}
    union all select 'shipment:' || id from shipments where site = ${site} and number = ${upper}
    union all select 'withdrawal:' || id from withdrawals where site = ${site} and number = ${upper}
    union all select 'payment:' || id from payments where site = ${site} and number = ${upper}
    union all select 'waybill:' || id from waybills where site = ${site} and awb = ${text}
    union all select 'till:' || id from till_sessions where site = ${site} and number = ${upper}
    union all select 'customer:' || id from customers where lower(email) = lower(${text})
    union all select 'staff:' || id from staff_members where lower(email) = lower(${text})`.execute(db)
  const numbered = ['box', 'ticket', 'discrepancy', 'return', 'cancellation', 'order', 'tracking', 'courier', 'shelf']
  return [text, ...numbered.map((kind) => `${kind}:${upper}`), ...rows.map((row) => row.subject)]
}
