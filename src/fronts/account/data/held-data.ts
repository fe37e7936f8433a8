import { sql } from 'kysely'
import { heldMoney } from './held-money.ts'
import type { HeldSection } from './held-section.ts'
import { heldTalks } from './held-talks.ts'

/**
 * All that is held of a customer, chosen column by column: nothing of other people, no keys, no notes of staff. A column
 * `x_minor` beside `currency` becomes an amount. Numbers that are sealed are opened by `open-held.ts`.
 */
export const heldSections = [
  {
    name: 'account',
    tables: ['customers'],
    fields: ['name', 'email', 'phone', 'contactPhone', 'nationalId', 'taxId', 'billing', 'at'],
    rows: (id) => sql`select id, trim(first_name || ' ' || last_name) as name, email, phone,
      contact_phone as "contactPhone", national_id as "nationalId", tax_id as "taxId", nullif(billing, '{}') as billing,
      language, theme, site, newsletter, is_legacy as "isLegacy", terms_accepted_at as "termsAcceptedAt",
      created_at as at, activated_at as "activatedAt", phone_verified_at as "phoneVerifiedAt"
      from customers where id = ${id}`,
  },
  {
    name: 'preferences',
    tables: ['preferences'],
    fields: ['note'],
    rows: (id) => sql`select shipping_fees_calculation as "shippingFees", user_decision as decision,
      remove_box as "removeBox", nullif(shipping_notes, '') as note from preferences where customer_id = ${id}`,
  },
  {
    name: 'addresses',
    tables: ['addresses'],
    fields: ['name', 'phone', 'address', 'at'],
    rows: (id) => sql`select id, site, first_name || ' ' || last_name as name, phone, email,
      jsonb_build_array(street, building, floor, apartment, city, area, state) as address,
      is_default as "isDefault", created_at as at, deleted_at as "endedAt"
      from addresses where customer_id = ${id} order by id desc`,
  },
  {
    name: 'identity',
    tables: ['national_ids'],
    fields: ['at', 'reason'],
    rows: (id) => sql`select state, sent_at as at, decided_at as "decidedAt", why as reason
      from national_ids where customer_id = ${id} order by sent_at desc`,
  },
  {
    name: 'orders',
    tables: ['orders', 'order_edits', 'coupon_orders'],
    fields: ['number', 'at', 'amount', 'goods', 'note'],
    rows: (
      id,
    ) => sql`select o.id, o.number, o.site, o.placed_at as at, o.base_minor + o.fees_minor as amount_minor, o.currency,
      o.payment_method as method, o.coupon_code as coupon, o.address, o.pickup_office as office, o.cancel_reason as reason,
      nullif(o.comment, '') as note,
      (select jsonb_agg(jsonb_build_object('title', title, 'link', url, 'store', store, 'quantity', quantity, 'note', notes,
        'state', state, 'told', client_data, 'answers', completed_data) order by place)
        from order_items where order_id = o.id) as goods,
      (select jsonb_agg(begun_at order by begun_at) from order_edits where order_id = o.id) as "editedAt"
      from orders o where o.customer_id = ${id} order by o.placed_at desc`,
  },
  {
    name: 'earlier',
    tables: ['legacy_orders'],
    fields: ['number', 'at', 'amount', 'goods'],
    rows: (
      id,
    ) => sql`select id, number, site, placed_on as at, status as state, total_minor as amount_minor, currency, email, phone,
      items as goods from legacy_orders where customer_id = ${id} order by placed_on desc`,
  },
  ...heldMoney,
  {
    name: 'requests',
    tables: ['requests'],
    fields: ['number', 'at', 'address', 'name', 'idNumber'],
    rows: (
      id,
    ) => sql`select id, number, site, kind, state, created_at as at, address, office_code as office, slot_day as day,
      coalesce(collector_name, meant_name) as name, collector_id_number as "idNumber", meant_id_number as "meantIdNumber",
      collected_at as "collectedAt", delivered_at as "deliveredAt", collector_score as score
      from requests where customer_id = ${id} order by created_at desc`,
  },
  {
    name: 'papers',
    tables: ['handover_consignees', 'customs_assessments'],
    fields: ['name', 'phone', 'address', 'number', 'amount'],
    rows: (id) => sql`select id, name, phone, address, null as number, null::bigint as amount_minor, null as currency
      from handover_consignees where customer_id = ${id}
      union all select tax.id, null, null, null, tax.number, tax.duty_minor + tax.vat_minor + tax.fees_minor, site.currency
      from customs_assessments tax join sites site on site.code = tax.site where tax.customer_id = ${id}`,
  },
  {
    name: 'returns',
    tables: ['returns'],
    fields: ['number', 'at', 'amount', 'note'],
    rows: (id) => sql`select number, site, state, reason, note, at, gross_minor as amount_minor, fee_minor, currency
      from returns where customer_id = ${id} order by at desc`,
  },
  {
    name: 'packages',
    tables: ['subscriptions'],
    fields: ['number', 'at', 'until', 'amount'],
    rows: (id) => sql`select one.number, one.site, one.status as state, one.requested_at as at, one.starts_at as "from",
      one.ends_at as until, one.price_minor as amount_minor, site.currency
      from subscriptions one join sites site on site.code = one.site
      where one.customer_id = ${id} order by one.requested_at desc`,
  },
  {
    name: 'coupons',
    tables: ['coupon_uses'],
    fields: ['code', 'at', 'amount'],
    rows: (id) => sql`select coupon.code, used.at, used.given_minor as amount_minor, site.currency
      from coupon_uses used join coupons coupon on coupon.id = used.coupon_id join sites site on site.code = coupon.site
      where used.customer_id = ${id} order by used.at desc`,
  },
  {
    name: 'cart',
    tables: ['carts'],
    fields: ['title', 'store', 'note', 'at'],
    rows: (
      id,
    ) => sql`select cart.site, item.title, item.url as link, item.store, item.color, item.size, item.style, item.quantity,
      nullif(item.notes, '') as note, item.added_at as at, item.saved_at as "savedAt"
      from cart_items item join carts cart on cart.id = item.cart_id
      where cart.customer_id = ${id} order by item.added_at desc`,
  },
  {
    name: 'opened',
    tables: ['opened_products'],
    fields: ['title', 'at'],
    rows: (id) => sql`select product.title, opened.opened_at as at
      from opened_products opened join products product on product.id = opened.product_id
      where opened.customer_id = ${id} order by opened.opened_at desc`,
  },
  {
    name: 'came',
    tables: ['customer_touches', 'order_touches'],
    fields: ['at', 'note'],
    rows: (
      id,
    ) => sql`select null as number, first_source || ' ' || first_campaign || ' → ' || source || ' ' || campaign as note, at
      from customer_touches where customer_id = ${id}
      union all select o.number, first_source || ' ' || first_campaign || ' → ' || source || ' ' || campaign, touch.at
      from order_touches touch join orders o on o.id = touch.order_id where o.customer_id = ${id}`,
  },
  {
    name: 'lookups',
    tables: ['price_lookups'],
    fields: ['link', 'note', 'at'],
    rows: (
      id,
    ) => sql`select site, url as link, nullif(wish, '') as note, quantity, email, state, at, ended_at as "endedAt"
      from price_lookups where customer_id = ${id} order by at desc`,
  },
  {
    name: 'shared',
    tables: ['shared_carts'],
    fields: ['at', 'goods'],
    rows: (id) => sql`select site, at, goods from shared_carts where customer_id = ${id} order by at desc`,
  },
  ...heldTalks,
] as const satisfies readonly HeldSection[]

export type HeldName = (typeof heldSections)[number]['name']
export type HeldField = (typeof heldSections)[number]['fields'][number]

/** Tables that name a customer and are not told, each with its reason. */
export const notTold: Readonly<Record<string, string>> = {
  boxes: 'A barcode, sizes and weights of a box: its goods stand with their orders',
  customer_notes:
    'Notes of staff for staff, which may name others: support reads them before they are given out, when asked',
  customer_factors: 'The sealed secret of an authenticator: whoever has it could sign in',
  email_changes: 'The address before and the new one, for a month: messages of both are told',
  half_sign_ins: 'Sign-ins that still owe a code, for a day',
  passkey_challenges: 'Random numbers that a passkey is asked with, for a day: they say nothing',
  mailed_tokens: 'Hashes of links that were mailed, for a month after they ended: they say nothing',
  phone_codes: 'Hashes of codes that were sent to the phone that stands in the account',
  suspense_decisions:
    'What finance decided about money it could not place: what became the customer’s stands in the balance',
}
