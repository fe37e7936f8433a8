import type { Selectable } from 'kysely'
import type { PriceLookups } from '#platform/work/database.gen.ts'
import { isId } from '#platform/work/id.ts'
import { findMove, type Step, stateStepOf } from '#platform/work/moves.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from '#selling/cart/cart.refusals.ts'
import { type LookupEvent, type LookupMove, type LookupState, lookupMoves, openLookups } from './lookup-moves.ts'

export type PriceLookup = Selectable<PriceLookups>

/** A lookup of this site, locked. An unknown one is not found. */
export async function lockLookup(work: Work, id: string): Promise<PriceLookup> {
  const row = isId(id)
    ? await work.db
        .selectFrom('price_lookups')
        .selectAll()
        .where('id', '=', id)
        .where('site', '=', work.site)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!row) throw platformNo.NOT_FOUND()
  return row
}

type Facts = Partial<Pick<PriceLookup, 'claimed_by' | 'reading_id' | 'refusal' | 'note'>>

/**
 * The only writer of a lookup's state: by the table of moves, with one row of history. The lookup must be locked. Who may
 * not cause the move is refused with `LOOKUP_OVER` if it has been answered, otherwise with `LOOKUP_NOT_CLAIMED`.
 */
export async function moveLookup(work: Work, lookup: PriceLookup, event: LookupEvent, facts: Facts = {}) {
  const move = findMove<LookupMove>(work.who, lookupMoves, lookup.state as LookupState, event)
  if (!move) throw isOpen(lookup) ? no.LOOKUP_NOT_CLAIMED() : no.LOOKUP_OVER()
  await noteStep(work, lookup.id, { event, from: move.from, to: move.to }, facts.note ?? null)
  const isEnd = !openLookups.some((state) => state === move.to)
  await work.db
    .updateTable('price_lookups')
    .set({ claimed_by: null, ...facts, state: move.to, ended_at: isEnd ? work.now : null })
    .where('id', '=', lookup.id)
    .execute()
}

export async function noteStep(work: Work, id: string, step: Step, note: string | null = null): Promise<void> {
  await work.db
    .insertInto('price_lookup_history')
    .values({ ...stateStepOf(work, step), lookup_id: id, note })
    .execute()
}

/** Whether it still waits for its answer. */
export function isOpen({ state }: Pick<PriceLookup, 'state'>): boolean {
  return openLookups.some((open) => open === state)
}
