import type { Selectable } from 'kysely'
import { requireSecondPerson } from '#people/access/require-second-person.ts'
import type { Returns } from '#platform/work/database.gen.ts'
import { findMove, type Step as MoveStep, stateStepOf } from '#platform/work/moves.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOrder, type Order } from '#selling/orders/items/lock-order.ts'
import { returnIsSeen } from './return-is-seen.ts'
import { type ReturnEvent, type ReturnGuard, type ReturnMove, type ReturnState, returnMoves } from './return-moves.ts'
import { readReturnRule } from './return-rule.ts'
import { no } from './returns.refusals.ts'

export type ReturnCase = Selectable<Returns>
export type LockedReturn = { readonly found: ReturnCase; readonly order: Order }

/** A return with its order, locked: the order first. Another customer's or another place's is not found. */
export async function lockReturn(work: Work, number: string): Promise<LockedReturn> {
  const row = await work.db
    .selectFrom('returns as r')
    .select(['r.id', 'r.order_id'])
    .where('r.number', '=', number)
    .where('r.site', '=', work.site)
    .where(returnIsSeen(work))
    .executeTakeFirst()
  if (!row) throw platformNo.NOT_FOUND()
  const order = await lockOrder(work, row.order_id)
  const found = await work.db
    .selectFrom('returns')
    .selectAll()
    .where('id', '=', row.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { found, order }
}

type Facts = Partial<Omit<ReturnCase, 'id' | 'number' | 'state' | 'version'>>
type Step = { readonly event: ReturnEvent; readonly note?: string | null; readonly facts?: Facts }

/**
 * The only writer of a return's state: by the table and its guards, with one row of history. The return must be locked.
 */
export async function moveReturn(
  work: Work,
  found: ReturnCase,
  { event, note = null, facts = {} }: Step,
): Promise<ReturnState> {
  const move = findMove<ReturnMove>(work.who, returnMoves, found.state, event)
  if (!move) throw no.RETURN_NOT_ALLOWED({ state: found.state, event })
  if (move.when) await guards[move.when](work, found)
  await noteReturnStep(work, found.id, { event, from: move.from, to: move.to, note })
  await work.db
    .updateTable('returns')
    .set({ ...facts, state: move.to, version: found.version + 1 })
    .where('id', '=', found.id)
    .execute()
  return move.to
}

const guards: Readonly<Record<ReturnGuard, (work: Work, found: ReturnCase) => Promise<void>>> = {
  isLate: async ({ now }, { until }) => {
    if (!until || until > now) throw no.RETURN_NOT_YET_LATE()
  },
  secondPerson: async (work, { gross_minor: gross, fee_minor: fee, refund_proposed_by: first }) => {
    const { twoPeopleFromMinor } = await readReturnRule(work)
    if (gross - fee >= twoPeopleFromMinor) requireSecondPerson(work, first)
  },
}

export async function noteReturnStep(
  work: Work,
  id: string,
  step: MoveStep & { readonly note: string | null },
): Promise<void> {
  await work.db
    .insertInto('return_history')
    .values({ ...stateStepOf(work, step), return_id: id, note: step.note })
    .execute()
}
