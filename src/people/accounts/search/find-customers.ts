import { sql } from 'kysely'
import { seesSite } from '#people/access/places/sees-site.ts'
import { maskedPhone, openPhone } from '#people/access/sealed/phones.ts'
import { shownName } from '#people/accounts/deletion/deleted-account.ts'
import { type PageAsked, pageWithin } from '#platform/database/list-page.ts'
import { hasWords, wordPatterns } from '#platform/database/search-words.ts'
import { among } from '#platform/work/among.ts'
import type { Work } from '#platform/work/work.ts'
import { mostFound } from './most-found.ts'

export type FoundCustomer = {
  readonly id: string
  readonly name: string
  readonly email: string
  /** Only its last digits. */
  readonly phone: string | null
  readonly since: Date
  readonly state: CustomerState
}
export type CustomerState = 'active' | 'waiting' | 'blocked'

/**
 * Customers by name in either alphabet and any spelling or by mail, or by these ids; without both the newest. Deleted
 * accounts have nothing to be found by.
 */
export async function findCustomers(work: Work, typed: string, ids: readonly string[], asked: PageAsked) {
  const hits = await hitsOf(work, typed.trim(), ids)
  const { offset, ...place } = pageWithin(asked, hits.length)
  const shown = hits.slice(offset, offset + place.pageSize)
  return { rows: await rowsOf(work, shown), total: hits.length, ...place }
}

// Who is spelled as typed stands before who only sounds so.
async function hitsOf(work: Work, typed: string, ids: readonly string[]): Promise<readonly string[]> {
  if (!(await seesSite(work))) return []
  const patterns = typed === '' ? null : await wordPatterns(work, typed)
  const wanted = patterns === null ? sql`true` : hasWords(sql`search_words`, patterns)
  const spelled = patterns === null ? sql`true` : hasWords(sql`search_words`, { ...patterns, sounds: [] })
  const others = ids.length > 0 ? sql` or id ${among(ids)}` : sql``
  const { rows } = await sql<{ id: string; spelled: boolean }>`
    select id, ${spelled} as spelled from customers where deleted_at is null and (${wanted}${others})
    order by created_at desc limit ${sql.lit(mostFound)}`.execute(work.db)
  const first = rows.filter((row) => row.spelled || ids.includes(row.id))
  return [...first, ...rows.filter((row) => !first.includes(row))].map(({ id }) => id)
}

async function rowsOf(work: Work, ids: readonly string[]): Promise<readonly FoundCustomer[]> {
  if (ids.length === 0) return []
  const { db, locale } = work
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'created_at', 'suspended_at', 'activated_at'])
    .where('id', 'in', [...ids])
    .execute()
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  const ordered = rows.toSorted((one, other) => (placeOf.get(one.id) ?? 0) - (placeOf.get(other.id) ?? 0))
  return ordered.map((row) => ({
    id: row.id,
    name: shownName(`${row.first_name} ${row.last_name}`, locale),
    email: row.email,
    phone: maskedPhone(openPhone(work, 'phone', row.id, row.phone)),
    since: row.created_at,
    state: row.suspended_at ? 'blocked' : row.activated_at ? 'active' : 'waiting',
  }))
}
