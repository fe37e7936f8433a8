import { sql } from 'kysely'
import type { Visit } from '#platform/http/visit.ts'
import { isWithinRate } from '#platform/work/limit-rate.ts'
import type { Work } from '#platform/work/work.ts'
import { mostOpened, readOpenedCookie, writeOpenedCookie } from './opened-cookie.ts'

const day = 24 * 60 * 60
// A person opens some dozens a day; who walks the catalogue makes nothing popular, and leaves one row.
const mostCounted = 200

/**
 * Notes that a visitor opened a product: for their own shelf of what they saw last (customers with us, guests on their device),
 * and for its popularity. What a customer opened on this device before signing in comes along. Returns the cookies to set. What a
 * browser loads in advance, and what staff open, is not noted.
 */
export async function noteOpened(visit: Visit, request: Request, id: string): Promise<readonly string[]> {
  const { who, network, cookies, origin } = visit
  if (who.kind === 'staff' || request.headers.get('sec-purpose')?.includes('prefetch')) return []
  const onDevice = readOpenedCookie(cookies)
  const newest = [...new Set([id, ...onDevice])].slice(0, mostOpened)
  await visit.write(async (work) => {
    if (who.kind === 'customer') await keepOpened(work, who.id, newest)
    await countOpened(work, BigInt(id), who.id ?? network)
  })
  const isSecure = origin.startsWith('https:')
  if (who.kind !== 'customer') return [writeOpenedCookie(newest, isSecure)]
  return onDevice.length === 0 ? [] : [writeOpenedCookie([], isSecure)]
}

/** The newest first. A cookie may name what is no product. */
async function keepOpened({ db, now }: Work, customer: string, newest: readonly string[]): Promise<void> {
  await sql`insert into opened_products as known (customer_id, product_id, opened_at)
    select ${customer}, p.id, ${now}::timestamptz - (place - 1) * interval '1 millisecond'
    from unnest(${[...newest]}::bigint[]) with ordinality as opened (id, place) join products p on p.id = opened.id
    order by p.id
    on conflict (customer_id, product_id) do update set opened_at = greatest(known.opened_at, excluded.opened_at)`.execute(
    db,
  )
  await sql`delete from opened_products where ctid = any (array(
    select ctid from opened_products where customer_id = ${customer}
    order by opened_at desc, product_id offset ${mostOpened} for update skip locked))`.execute(db)
}

/** Counts a visitor once a day for each product; the first so many openings of a day alone. */
export async function countOpened(work: Work, product: bigint, visitor: string): Promise<void> {
  if (!(await isWithinRate(work, `opened:${visitor}`, mostCounted, day))) return
  if (!(await isWithinRate(work, `opened:${product}:${visitor}`, 1, day))) return
  await work.db
    .insertInto('product_openings')
    .values({ day: sql`${work.now}::timestamptz at time zone 'UTC'`, product_id: product, visitors: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'product_id']).doUpdateSet({ visitors: sql`product_openings.visitors + 1` }),
    )
    .execute()
}
