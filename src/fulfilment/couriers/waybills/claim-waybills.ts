import { sql } from 'kysely'
import { longestCallMs } from '#fulfilment/couriers/courier.ts'
import type { Work } from '#platform/work/work.ts'
import type { Waybill } from './move-waybill.ts'

type Which = { readonly state: 'asked' | 'cancelling'; readonly companies: readonly string[]; readonly id?: string }

/**
 * Takes one waybill whose company is to be called now, and no other process takes it: its next try is later than the
 * longest call. One at a time, so that the last of many is not taken twice while the first are called.
 */
export async function claimToCall(work: Work, { state, companies, id }: Which): Promise<Waybill | null> {
  if (companies.length === 0) return null
  let due = work.db
    .selectFrom('waybills')
    .select(['id', 'tries'])
    .where('site', '=', work.site)
    .where('company', 'in', [...companies])
    .where('state', '=', state)
    .where('try_next_at', '<=', work.now)
  if (id !== undefined) due = due.where('id', '=', id)
  const one = await due.orderBy('try_next_at').limit(1).forUpdate().skipLocked().executeTakeFirst()
  if (!one) return null
  return work.db
    .updateTable('waybills')
    .set({ tries: one.tries + 1, try_next_at: new Date(work.now.getTime() + tryDelayMs(one.tries)) })
    .where('id', '=', one.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** How long until a company is tried again: two minutes, then doubled each time, at most an hour. */
function tryDelayMs(tries: number): number {
  return Math.max(longestCallMs, Math.min(120_000 * 2 ** Math.min(tries, 10), 3_600_000))
}

const minute = 60_000
const readEvery: Readonly<Record<string, number>> = { booked: 15 * minute, cancelling: minute, collected: 30 * minute }

/** Takes one waybill whose state is to be asked now; `reads_asked` is the number of this question. */
export async function claimToRead(work: Work, companies: readonly string[], id?: string): Promise<Waybill | null> {
  if (companies.length === 0) return null
  let due = work.db
    .selectFrom('waybills')
    .select(['id', 'state'])
    .where('site', '=', work.site)
    .where('company', 'in', [...companies])
    .where('awb', 'is not', null)
    .where('read_next_at', '<=', work.now)
  if (id !== undefined) due = due.where('id', '=', id)
  const one = await due.orderBy('read_next_at').limit(1).forUpdate().skipLocked().executeTakeFirst()
  return one ? putQuestion(work, one) : null
}

/** Counts one question about a parcel; its state decides when the next one is due. */
export async function putQuestion(work: Work, { id, state }: Pick<Waybill, 'id' | 'state'>): Promise<Waybill> {
  const every = Object.hasOwn(readEvery, state) ? readEvery[state] : undefined
  // An ended waybill is asked about only after news of it, and then not again.
  const next = every === undefined ? null : new Date(work.now.getTime() + every)
  return work.db
    .updateTable('waybills')
    .set({ read_next_at: next, reads_asked: sql`reads_asked + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
