// A shop with very many customers and orders for searching: one customer's fifty orders at every stage, made by use-cases, are
// copied by SQL under other names, numbers and titles.

import pg from 'pg'

const first =
  'محمد أحمد سلمى فاطمة منى خالد يوسف عمر نورهان هدى Mohamed Ahmed Salma Fatma Mona Khaled Youssef Omar Nour Hoda مصطفى مريم ياسمين إبراهيم Mostafa Mariam Yasmine Ibrahim شيماء Shaimaa'
const last =
  'عبد الله|السيد|حسن|علي|عبد الرحمن|الشريف|منصور|فؤاد|جمال|صلاح|Abdallah|El-Sayed|Hassan|Ali|Abdelrahman|El Sherif|Mansour|Fouad|Gamal|Salah|نجيب|Naguib|رشدي|Roshdy|زكريا|Zakaria'
const titles =
  'Sony WH-1000XM5 Wireless Headphones|Nike Air Max 270 Shoes|Apple iPhone 17 Case|سماعات بلوتوث سامسونج جالكسي بودز|LEGO Technic Set|Stanley Quencher Tumbler|حقيبة ظهر مقاومة للماء|Philips Air Fryer XXL|Kindle Paperwhite|كريم أساس هدى بيوتي'

const text = (value: string) => `'${value.replaceAll("'", "''")}'`

const templates = {
  old_customer: 'select * from customers limit 1',
  old_orders: 'select * from orders',
  old_items: 'select * from order_items',
  old_payments: 'select * from payments',
  old_bills: `select distinct i.order_id, so.* from store_orders so join store_order_items b on b.store_order_id = so.id
    join order_items i on i.id = b.item_id`,
  old_bought: 'select * from store_order_items',
  old_request: 'select * from requests limit 1',
}

/** Adds this many customers, each with an order of every template. The database must have been filled by the large shop. */
export async function copyPeople(url: string, customers: number): Promise<void> {
  const one = new pg.Client({ connectionString: url })
  await one.connect()
  try {
    await one.query(`set session_replication_role = replica`)
    await one.query(`create temp table template as select id, row_number() over (order by id) as place from orders`)
    await one.query(`create temp table copy as select n, md5('customer' || n)::uuid as id,
        (string_to_array(${text(first)}, ' '))[1 + (n * 7) % 30] as first, (string_to_array(${text(last)}, '|'))[1 + (n * 11) % 26] as last,
        t.id as order_id, md5('order' || n)::uuid as own_order
      from generate_series(1, ${customers}) n join template t on t.place = 1 + n % (select count(*) from template)`)
    // What is copied, as it was before: the tables grow while they are copied into.
    for (const [name, query] of Object.entries(templates)) await one.query(`create temp table ${name} as ${query}`)
    await one.query('analyze')
    await one.query(`insert into customers select r.* from copy c, old_customer o,
      jsonb_populate_record(null::customers, to_jsonb(o) || jsonb_build_object('id', c.id, 'email', 'person' || n || '@example.test', 'first_name', c.first,
        'last_name', c.last, 'phone', null, 'phone_index', null, 'phone_end_index', md5((n % 10000)::text),
        'created_at', now() - make_interval(mins => n),
        'search_words', search_words(c.first || ' ' || c.last) || ' person' || n || '@example.test')) r`)
    await one.query(`insert into orders select r.* from copy c join old_orders o on o.id = c.order_id,
      jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object('offers', '{}'::jsonb, 'placed_quote', null, 'id', c.own_order, 'number', (500000 + n)::text, 'customer_id', c.id,
        'placed_at', now() - make_interval(mins => n))) r`)
    await one.query(`insert into order_items select r.* from copy c join old_items i on i.order_id = c.order_id,
      lateral (select (string_to_array(${text(titles)}, '|'))[1 + n % 10] || ' ' || n as title) t,
      jsonb_populate_record(null::order_items, to_jsonb(i) || jsonb_build_object('id', md5('item' || n || i.id)::uuid, 'order_id', c.own_order, 'title', t.title)) r`)
    await one.query(
      `insert into item_search_words select id, site, country, search_words(title) from order_items on conflict do nothing`,
    )
    await one.query(`insert into payments select r.* from copy c join old_payments p on p.subject_id = c.order_id,
      jsonb_populate_record(null::payments, to_jsonb(p) || jsonb_build_object('id', md5('pay' || n || p.id)::uuid, 'number', 'PA-' || (700000 + n) || '-' ||
        left(p.id::text, 4), 'customer_id', c.id, 'subject_id', c.own_order, 'provider_reference', md5('ref' || n), 'code', null)) r`)
    await one.query(`insert into store_orders select r.* from copy c join old_bills s on s.order_id = c.order_id,
      jsonb_populate_record(null::store_orders, to_jsonb(s) - 'order_id' || jsonb_build_object('id', md5('bill' || n || s.id)::uuid, 'store_order_number', '114-' || (3000000 + n))) r`)
    await one.query(`insert into store_order_items select r.* from copy c join old_items i on i.order_id = c.order_id
      join old_bought b on b.item_id = i.id,
      jsonb_populate_record(null::store_order_items, to_jsonb(b) || jsonb_build_object('store_order_id', md5('bill' || n || b.store_order_id)::uuid,
        'item_id', md5('item' || n || i.id)::uuid, 'tracking_number', case when b.tracking_number is null then null else '1Z' || (9000000 + n) end)
        || case when to_jsonb(b) ? 'id' then jsonb_build_object('id', md5('bought' || n || b.item_id)::uuid) else '{}' end) r`)
    await one.query(`insert into requests select r.* from copy c cross join old_request q,
      jsonb_populate_record(null::requests, to_jsonb(q) || jsonb_build_object('id', md5('request' || n)::uuid, 'number', 'R' || (800000 + n), 'customer_id', c.id,
        'state', 'fulfilled')) r where n % 3 = 0`)
    await one.query(`insert into sessions (token_hash, customer_id, remember, ip, agent, created_at, last_seen_at, expires_at)
      select repeat(md5('session' || n), 2), id, true, '192.0.2.1', 'Mozilla/5.0 (Linux; Android 15) Chrome/140', now(), now(),
        now() + interval '30 days' from copy`)
    await one.query(`set session_replication_role = origin`)
    await one.query('vacuum analyze')
  } finally {
    await one.end()
  }
}
