import { sql } from 'kysely'
import { z } from 'zod'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { onceInMoment } from '#platform/values/moment.ts'
import type { Work } from '#platform/work/work.ts'
import type { LegacyItem } from './parse-legacy.ts'

export type LegacyRow = {
  readonly number: string
  /** A calendar day, as 2023-05-31. */
  readonly placedOn: string
  readonly status: 'fulfilled' | 'cancelled'
  readonly totalMinor: bigint
  readonly currency: string
  readonly items: readonly LegacyItem[]
}

const items = z.array(z.object({ title: z.string(), quantity: z.int(), store: z.string() }))

/** The acting customer's orders of this site from before this shop, newest first. */
export async function readLegacy(
  work: Work,
  { page = 1, pageSize = 20 }: { readonly page?: number; readonly pageSize?: number } = {},
): Promise<{ readonly orders: readonly LegacyRow[]; readonly total: number }> {
  const rows = await mine(work)
    .select(['number', 'total_minor', 'currency', 'status', 'items', sql<string>`placed_on::text`.as('placedOn')])
    .orderBy('placed_on', 'desc')
    .orderBy('number', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const orders = rows.map((row) => ({
    number: row.number,
    placedOn: row.placedOn,
    totalMinor: row.total_minor,
    currency: row.currency,
    status: row.status === 'cancelled' ? ('cancelled' as const) : ('fulfilled' as const),
    items: items.parse(row.items),
  }))
  return { orders, total: await countLegacy(work) }
}

/** How many the acting customer has; a page's frame and its list share one query. */
export function countLegacy(work: Work): Promise<number> {
  return onceInMoment(work, `legacy ${work.site} ${signedInCustomer(work)}`, async () => {
    const { count } = await mine(work)
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  })
}

function mine(work: Work) {
  return work.db
    .selectFrom('legacy_orders')
    .where('customer_id', '=', signedInCustomer(work))
    .where('site', '=', work.site)
}

export type LegacyImport = {
  readonly id: string
  readonly fileName: string
  readonly at: Date
  readonly by: string
  readonly added: number
  readonly known: number
}

/** Files imported on this site, newest first. */
export async function readLegacyImports(work: Work): Promise<readonly LegacyImport[]> {
  return work.db
    .selectFrom('legacy_imports as file')
    .innerJoin('staff_members as staff', 'staff.id', 'file.staff_id')
    .select(['file.id', 'file.file_name as fileName', 'file.at', 'staff.name as by', 'file.added', 'file.known'])
    .where('file.site', '=', work.site)
    .orderBy('file.at', 'desc')
    .limit(50)
    .execute()
}
