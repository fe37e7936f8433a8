import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

/** What a thing of the log is called, and where it is looked at (below `/{lang}/ops`). */
export type Subject = { readonly id: string; readonly name: string; readonly path: string | null }

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** The names of all things these texts name by their ids: orders, items, requests, shipments, customers, staff. */
export async function nameSubjects({ db }: Work, texts: readonly string[]): Promise<ReadonlyMap<string, Subject>> {
  const ids = [...new Set(texts.flatMap((text) => text.match(uuid) ?? []))]
  if (ids.length === 0) return new Map()
  const wanted = sql`any(${ids}::uuid[])`
  const { rows } = await sql<Subject>`
    select id::text as id, number as name, 'orders/' || number as path from orders where id = ${wanted}
    union all select item.id::text, orders.number || '-' || (item.place + 1), 'orders/' || orders.number
      from order_items item join orders on orders.id = item.order_id where item.id = ${wanted}
    union all select id::text, number, 'requests?q=' || number from requests where id = ${wanted}
    union all select id::text, number, 'shipments/' || number from shipments where id = ${wanted}
    union all select id::text, coalesce(nullif(concat_ws(' ', first_name, last_name), ''), 'C-' || left(id::text, 8)),
      'find?q=' || email from customers where id = ${wanted}
    union all select id::text, name, 'people/' || id from staff_members where id = ${wanted}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The subjects a number that somebody knows stands for: an order with its items, one item, a request, a shipment. */
export async function subjectsOf({ db, site }: Work, typed: string): Promise<readonly string[]> {
  const text = typed.trim()
  const [number = '', place] = /^\d+-\d+$/.test(text) ? text.split('-') : [text]
  const { rows } = await sql<{ subject: string }>`
    select 'order:' || id as subject from orders where site = ${site} and number = ${number} and ${place === undefined}
    union all select 'item:' || item.id from order_items item join orders on orders.id = item.order_id
      where orders.site = ${site} and orders.number = ${number}
        and (${place === undefined} or item.place + 1 = ${Number(place ?? 0)})
    union all select 'request:' || id from requests where site = ${site} and number = ${text}
    union all select 'shipment:' || id from shipments where site = ${site} and number = ${text}
    union all select 'customer:' || id from customers where lower(email) = lower(${text})
    union all select 'staff:' || id from staff_members where lower(email) = lower(${text})`.execute(db)
  return [text, ...rows.map((row) => row.subject)]
}
