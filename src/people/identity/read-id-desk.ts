import { requireSite, seesSite } from '#people/access/places/sees-site.ts'
import { openIdNumber } from '#people/access/sealed/id-number.ts'
import { recordLook } from '#people/access/sealed/record-look.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type NationalIdState, nationalIdStates } from './read-national-id.ts'

export type IdCase = {
  readonly id: string
  readonly customerId: string
  readonly customer: string
  readonly email: string
  readonly state: NationalIdState
  readonly sentAt: Date
  readonly why: string | null
  readonly decidedBy: string | null
}

/** Cards that wait for support, oldest first; with a search text, those of matching customers. */
export async function readIdDesk(work: Work, search: string): Promise<readonly IdCase[]> {
  if (!(await seesSite(work))) return []
  const wanted = search.toLowerCase()
  const rows = await cases(work).where('national_ids.state', '=', 'waiting').orderBy('sent_at').limit(500).execute()
  return rows.map(toCase).filter(({ customer, email }) => `${customer} ${email}`.toLowerCase().includes(wanted))
}

/** One card with its number, decided or not; that the number was shown is written down. */
export async function openIdCase(work: Work, id: string): Promise<IdCase & { readonly number: string | null }> {
  await requireSite(work)
  const row = isId(id) ? await cases(work).where('national_ids.id', '=', id).executeTakeFirst() : undefined
  if (!row) throw no.NOT_FOUND()
  await recordLook(work, 'national-id.number', `customer:${row.customer_id}`)
  return { ...toCase(row), number: openIdNumber(work, row.customer_id, row.national_id) }
}

/** How many wait, and since when. */
export async function countIds(work: Work): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  if (!(await seesSite(work))) return { count: 0, oldest: null }
  const row = await work.db
    .selectFrom('national_ids')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min<Date | null>('sent_at').as('oldest')])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), oldest: row.oldest }
}

function cases(work: Work) {
  return work.db
    .selectFrom('national_ids')
    .innerJoin('customers', 'customers.id', 'national_ids.customer_id')
    .leftJoin('staff_members', 'staff_members.id', 'national_ids.decided_by')
    .select(['national_ids.id', 'national_ids.state', 'national_ids.why', 'national_ids.sent_at'])
    .select(['customers.id as customer_id', 'first_name', 'last_name', 'customers.email', 'national_id'])
    .select('staff_members.name as decided_by')
    .where('national_ids.state', 'in', [...nationalIdStates])
}

type Row = Awaited<ReturnType<ReturnType<typeof cases>['execute']>>[number]

function toCase(row: Row): IdCase {
  return {
    id: row.id,
    customerId: row.customer_id,
    email: row.email,
    why: row.why,
    customer: `${row.first_name} ${row.last_name}`,
    state: nationalIdStates.find((one) => one === row.state) ?? 'waiting',
    sentAt: row.sent_at,
    decidedBy: row.decided_by,
  }
}
