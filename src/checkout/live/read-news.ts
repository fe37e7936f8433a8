import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '#platform/work/work.ts'

/** An announcement as a page that stands open may hear it: what, about whose order, when. */
export type HeardNews = {
  readonly id: bigint
  readonly name: string
  readonly site: string
  readonly at: Date
  /** Whose it is; null: the shop's own, for staff alone. */
  readonly customerId: string | null
  readonly order: string | null
}

export type WhichNews = { readonly ids: readonly bigint[] } | { readonly since: Date }

// What pages show does not follow from these.
const unheard = /^(account|customer)\./
const text = z.string().nullish().catch(null)
const facts = z.object({
  orderId: text,
  requestId: text,
  customerId: text,
  customer: text,
  subjectKind: text,
  subjectId: text,
  subject: text,
})
/** Further back than this many announcements nobody looks. */
const farBack = 5_000n

/** Announcements with whose they are: in three statements, however many. */
export async function readNews(db: Kysely<Database>, which: WhichNews): Promise<readonly HeardNews[]> {
  if ('ids' in which && which.ids.length === 0) return []
  const rows = await db
    .selectFrom('announcements')
    .select(['id', 'name', 'news', 'site', 'at'])
    .$if('ids' in which, (query) => query.where('id', 'in', 'ids' in which ? which.ids : []))
    .$if('since' in which, (query) =>
      query
        .where('at', '>=', 'since' in which ? which.since : new Date(0))
        .where('id', '>', sql<bigint>`(select coalesce(max(id), 0) - ${farBack} from announcements)`),
    )
    .orderBy('id')
    .execute()
  const told = rows.filter(({ name }) => !unheard.test(name)).map((row) => ({ row, said: readFacts(row.news) }))
  const orders = await readOwners(
    db,
    'orders',
    told.flatMap(({ said }) => said.orderId ?? []),
  )
  const requests = await readOwners(
    db,
    'requests',
    told.flatMap(({ said }) => said.requestId ?? []),
  )
  return told.map(({ row: { id, name, site, at }, said }) => {
    const order = orders.get(said.orderId ?? '')
    const customerId = said.customerId ?? order?.customerId ?? requests.get(said.requestId ?? '')?.customerId ?? null
    return { id, name, site, at, customerId, order: order?.number ?? null }
  })
}

function readFacts(news: unknown) {
  const said = facts.parse(news)
  const isOrder = said.subjectKind === 'order'
  return {
    orderId: said.orderId ?? (isOrder ? (said.subjectId ?? said.subject) : null),
    requestId: said.requestId ?? (said.subjectKind === 'request' ? (said.subjectId ?? said.subject) : null),
    customerId: said.customerId ?? said.customer ?? null,
  }
}

type Owner = { readonly number: string; readonly customerId: string }

async function readOwners(db: Kysely<Database>, table: 'orders' | 'requests', ids: readonly string[]) {
  const known = new Map<string, Owner>()
  if (ids.length === 0) return known
  const rows = await db
    .selectFrom(table)
    .select(['id', 'number', 'customer_id as customerId'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  for (const { id, ...owner } of rows) known.set(id, owner)
  return known
}
