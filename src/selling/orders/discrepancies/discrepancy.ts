import type { Selectable } from 'kysely'
import { z } from 'zod'
import { readSetting } from '#platform/settings/changeable/read-setting.ts'
import { rowSetting } from '#platform/settings/changeable/setting.ts'
import type { Discrepancies } from '#platform/work/database.gen.ts'
import { findMove, type Step, stateStepOf } from '#platform/work/moves.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOrder, type Order } from '#selling/orders/items/lock-order.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { discrepancyKinds, optionKinds } from './discrepancy-kinds.ts'
import {
  type DiscrepancyEvent,
  type DiscrepancyMove,
  discrepancyMoves,
  discrepancyStates,
  isEnded,
} from './discrepancy-moves.ts'

const known = z.object({
  kind: z.enum(discrepancyKinds),
  state: z.enum(discrepancyStates),
  default_kind: z.enum(optionKinds).nullable(),
  chosen_kind: z.enum(optionKinds).nullable(),
})
export type Discrepancy = Omit<Selectable<Discrepancies>, keyof z.output<typeof known>> & z.output<typeof known>
export type LockedDiscrepancy = { readonly found: Discrepancy; readonly order: Order }

/**
 * A case with its order, locked: the order first. Another customer's is not found, nor one without a question to them.
 */
export async function lockDiscrepancy(work: Work, number: string): Promise<LockedDiscrepancy> {
  const row = await work.db
    .selectFrom('discrepancies')
    .select(['id', 'order_id'])
    .where('number', '=', number)
    .where('site', '=', work.site)
    .executeTakeFirst()
  if (!row) throw platformNo.NOT_FOUND()
  const order = await lockOrder(work, row.order_id)
  return { found: await lockById(work, row.id), order }
}

/** The open case of an item whose order is locked already; null if there is none. */
export async function lockOpenCase(work: Work, itemId: string): Promise<Discrepancy | null> {
  const row = await work.db
    .selectFrom('discrepancies')
    .select('id')
    .where('item_id', '=', itemId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row ? lockById(work, row.id) : null
}

async function lockById(work: Work, id: string): Promise<Discrepancy> {
  const row = await work.db
    .selectFrom('discrepancies')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...row, ...known.parse(row) }
}

type Facts = Partial<Omit<Selectable<Discrepancies>, 'id' | 'number' | 'state' | 'ended_at' | 'since'>>
type Told = { readonly note?: string | null; readonly facts?: Facts }

/** The only writer of a case's state: by the table of moves, with one row of history. When it ends, the goods are free. */
export async function moveDiscrepancy(
  work: Work,
  found: Discrepancy,
  event: DiscrepancyEvent,
  { note = null, facts = {} }: Told = {},
): Promise<Discrepancy> {
  const move = findMove<DiscrepancyMove>(work.who, discrepancyMoves, found.state, event)
  if (!move) throw no.DISCREPANCY_NOT_ALLOWED({ state: found.state, event })
  await noteStep(work, found.id, { event, from: move.from, to: move.to, note })
  const row = await work.db
    .updateTable('discrepancies')
    .set({ ...facts, state: move.to, since: work.now, ended_at: isEnded(move.to) ? work.now : null })
    .where('id', '=', found.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (isEnded(move.to)) await setBlock(work, found.item_id, null)
  return { ...row, ...known.parse(row) }
}

/** Goods with an open case are not packed and not handed over. */
export async function setBlock(work: Work, itemId: string, kind: string | null): Promise<void> {
  await work.db.updateTable('order_items').set({ discrepancy: kind }).where('id', '=', itemId).execute()
}

export async function noteStep(work: Work, id: string, step: Step & { readonly note: string | null }): Promise<void> {
  await work.db
    .insertInto('discrepancy_history')
    .values({ ...stateStepOf(work, step), discrepancy_id: id, note: step.note })
    .execute()
}

/** How many working days a customer has to choose in a case about goods. */
export const discrepancyDays = rowSetting({
  name: 'discrepancyDays',
  fields: { days: { kind: 'count', least: 1, most: 30 } },
  readUsual: async (work) => ({ days: (await readRow(work)).working_days }),
})

function readRow({ db, site }: Work) {
  return db.selectFrom('discrepancy_rules').selectAll().where('site', '=', site).executeTakeFirstOrThrow()
}

/** The rules of a site, which are data. */
export type DiscrepancyRule = {
  readonly workingDays: number
  readonly remindHours: number
  readonly twoPeopleFromMinor: bigint
}

export async function readDiscrepancyRule(work: Work): Promise<DiscrepancyRule> {
  const [{ days }, row] = [await readSetting(work, discrepancyDays), await readRow(work)]
  return { workingDays: days, remindHours: row.remind_hours, twoPeopleFromMinor: row.two_people_from_minor }
}
