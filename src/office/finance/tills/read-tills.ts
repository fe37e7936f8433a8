import { readOffices } from '#fulfilment/requests/facts/read-offices.ts'
import { mayActAt } from '#people/access/permissions.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { readStandingCount } from './till.ts'

export type TillMove = {
  readonly id: string
  readonly kind: 'payment' | 'withdrawal' | 'courier' | 'brought' | 'taken' | 'over' | 'short'
  readonly amount: Money
  /** The number of the payment, withdrawal or remittance. */
  readonly number: string | null
  readonly at: Date
  readonly by: string
}

export type OpenTill = {
  readonly id: string
  readonly number: string
  readonly office: string
  readonly openedAt: Date
  readonly openedBy: string
  readonly float: Money
  readonly moves: readonly TillMove[]
  /** A count that a second person is to agree to. */
  readonly count: StandingCount | null
}

export type StandingCount = {
  readonly counted: Money
  readonly taken: Money
  readonly difference: Money
  readonly reason: string
  readonly at: Date
  readonly by: string
  /** Whether it is the reader's own: then another one agrees. */
  readonly isMine: boolean
}

export type OfficeTill = {
  readonly code: string
  readonly name: string
  readonly open: OpenTill | null
}

/** The offices this member of staff may act in, each with its open till. What should lie in it is said after it was counted. */
export async function readTills(work: Work): Promise<readonly OfficeTill[]> {
  const currency = sites[work.site].currency
  const sessions = await work.db
    .selectFrom('till_sessions as till')
    .innerJoin('staff_members as clerk', 'clerk.id', 'till.opened_by')
    .selectAll('till')
    .select('clerk.name')
    .where('till.site', '=', work.site)
    .where('closed_at', 'is', null)
    .execute()
  const offices: OfficeTill[] = []
  for (const { code, name } of (await readOffices(work)).filter((office) => mayActAt(work.who, office.code))) {
    const session = sessions.find((one) => one.office === code)
    const open = session && {
      id: session.id,
      number: session.number,
      office: code,
      openedAt: session.opened_at,
      openedBy: session.name,
      float: money(session.counted_at_open_minor, currency),
      moves: await readMoves(work, session.id),
      count: await readCount(work, session.id),
    }
    offices.push({ code, name, open: open ?? null })
  }
  return offices
}

async function readCount(work: Work, sessionId: string): Promise<StandingCount | null> {
  const row = await readStandingCount(work, sessionId)
  if (!row) return null
  const of = (minor: bigint) => money(minor, sites[work.site].currency)
  const by = await work.db
    .selectFrom('staff_members')
    .select('name')
    .where('id', '=', row.proposed_by)
    .executeTakeFirst()
  return {
    counted: of(row.counted_minor),
    taken: of(row.taken_minor),
    reason: row.reason,
    at: row.proposed_at,
    difference: of(row.counted_minor - row.expected_minor),
    by: by?.name ?? '',
    isMine: row.proposed_by === work.who.id,
  }
}

async function readMoves(work: Work, sessionId: string): Promise<readonly TillMove[]> {
  const rows = await work.db
    .selectFrom('till_moves as move')
    .innerJoin('staff_members as clerk', 'clerk.id', 'move.by')
    .leftJoin('payments', 'payments.id', 'move.payment_id')
    .leftJoin('withdrawals', 'withdrawals.id', 'move.withdrawal_id')
    .leftJoin('courier_remittances as remittance', 'remittance.entry_id', 'move.entry_id')
    .select(['move.id', 'move.kind', 'move.amount_minor', 'move.at', 'clerk.name'])
    .select(({ fn }) => fn.coalesce('payments.number', 'withdrawals.number', 'remittance.number').as('number'))
    .where('session_id', '=', sessionId)
    .orderBy('move.at', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as TillMove['kind'],
    amount: money(row.amount_minor, sites[work.site].currency),
    number: row.number,
    at: row.at,
    by: row.name,
  }))
}

export type ClosedTillRow = {
  readonly id: string
  readonly number: string
  readonly office: string
  readonly closedAt: Date
  readonly closedBy: string
  readonly agreedBy: string | null
  readonly expected: Money
  readonly counted: Money
  readonly difference: Money
  readonly note: string | null
}

/** The tills that were closed last. */
export async function readClosedTills(work: Work, limit = 20): Promise<readonly ClosedTillRow[]> {
  const of = (minor: bigint | null) => money(minor ?? 0n, sites[work.site].currency)
  const rows = await work.db
    .selectFrom('till_sessions as till')
    .innerJoin('staff_members as clerk', 'clerk.id', 'till.closed_by')
    .leftJoin('staff_members as second', 'second.id', 'till.agreed_by')
    .selectAll('till')
    .select(['clerk.name', 'second.name as second'])
    .where('till.site', '=', work.site)
    .where('closed_at', 'is not', null)
    .orderBy('closed_at', 'desc')
    .limit(limit)
    .execute()
  return rows
    .filter((row) => mayActAt(work.who, row.office))
    .map((row) => ({
      id: row.id,
      number: row.number,
      office: row.office,
      closedAt: row.closed_at ?? row.opened_at,
      closedBy: row.name,
      agreedBy: row.second,
      expected: of(row.expected_minor),
      counted: of(row.counted_minor),
      note: row.note,
      difference: of((row.counted_minor ?? 0n) - (row.expected_minor ?? 0n)),
    }))
}
