import { originCode } from '#catalog/stores/origin-code.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type LookupState, lookupStates, openLookups } from './lookup-moves.ts'

export type LookupRow = {
  readonly id: string
  readonly url: string
  readonly wish: string
  readonly quantity: number
  readonly state: LookupState
  readonly at: Date
  readonly dueAt: Date
  /** A customer's name or a guest's address. */
  readonly person: string
  readonly isGuest: boolean
  readonly language: string
  readonly claimedBy: string | null
  readonly isMine: boolean
}
export type LookupCase = LookupRow & {
  readonly pictureId: string | null
  readonly askedReadingId: string
  readonly reason: string | null
  /** Where its store is, by the codes of the price tables; null if nothing shows it. */
  readonly country: string | null
  /** Whether this member may answer: who took it, or an admin. */
  readonly mayAnswer: boolean
  readonly refusal: string | null
  readonly note: string | null
  readonly readingId: string | null
  readonly history: readonly LookupStep[]
}
type LookupStep = {
  readonly at: Date
  readonly event: string
  readonly who: string | null
  readonly kind: string
}

/** Links that wait for a price, oldest first; with a search text, those whose link, sentence or sender match it. */
export async function readLookupDesk(work: Work, search: string): Promise<readonly LookupRow[]> {
  const wanted = search.toLowerCase()
  const rows = await lookups(work).where('lookup.state', 'in', openLookups).orderBy('lookup.at').limit(500).execute()
  return rows
    .map((row) => toRow(work, row))
    .filter(({ url, wish, person }) => `${url} ${wish} ${person}`.toLowerCase().includes(wanted))
}

/** One link with all that its sender said and what was done with it, answered or not. */
export async function readLookupCase(work: Work, id: string): Promise<LookupCase> {
  const row = isId(id)
    ? await lookups(work)
        .leftJoin('link_readings as asked', 'asked.id', 'lookup.asked_reading_id')
        .select(['picture_id', 'asked_reading_id', 'asked.reason', 'asked.country', 'refusal', 'note', 'reading_id'])
        .where('lookup.id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!row) throw no.NOT_FOUND()
  const shown = toRow(work, row)
  const isAdmin = work.who.kind === 'staff' && work.who.roles.includes('admin')
  return {
    ...shown,
    pictureId: row.picture_id,
    askedReadingId: row.asked_reading_id,
    reason: row.reason,
    country: originCode(row.country),
    refusal: row.refusal,
    note: row.note,
    readingId: row.reading_id,
    mayAnswer: shown.isMine || (shown.state === 'claimed' && isAdmin),
    history: await readSteps(work, id),
  }
}

/** How many wait, and since when. */
export async function countLookups(work: Work): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const row = await work.db
    .selectFrom('price_lookups')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min<Date | null>('at').as('oldest')])
    .where('site', '=', work.site)
    .where('state', 'in', openLookups)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), oldest: row.oldest }
}

function lookups(work: Work) {
  return work.db
    .selectFrom('price_lookups as lookup')
    .leftJoin('customers', 'customers.id', 'lookup.customer_id')
    .leftJoin('staff_members', 'staff_members.id', 'lookup.claimed_by')
    .select(['lookup.id', 'lookup.url', 'wish', 'quantity', 'lookup.state', 'lookup.at', 'due_at', 'lookup.language'])
    .select(['lookup.email', 'first_name', 'last_name', 'claimed_by', 'staff_members.name as claimer'])
    .where('lookup.site', '=', work.site)
}

type Row = Awaited<ReturnType<ReturnType<typeof lookups>['execute']>>[number]

function toRow({ who }: Work, row: Row): LookupRow {
  return {
    id: row.id,
    url: row.url,
    wish: row.wish,
    quantity: row.quantity,
    state: lookupStates.find((state) => state === row.state) ?? 'waiting',
    at: row.at,
    dueAt: row.due_at,
    person: row.email ?? `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
    isGuest: row.email !== null,
    language: row.language,
    claimedBy: row.claimer,
    isMine: row.claimed_by !== null && row.claimed_by === who.id,
  }
}

async function readSteps(work: Work, id: string): Promise<readonly LookupStep[]> {
  const rows = await work.db
    .selectFrom('price_lookup_history as step')
    .leftJoin('staff_members', 'staff_members.id', 'step.who_id')
    .select(['step.at', 'event', 'who_kind', 'staff_members.name as staff'])
    .where('lookup_id', '=', id)
    .orderBy('step.id')
    .execute()
  return rows.map(({ at, event, who_kind: kind, staff }) => ({ at, event, who: staff, kind }))
}
