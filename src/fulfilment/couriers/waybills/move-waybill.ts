import type { Selectable, Updateable } from 'kysely'
import { no } from '#fulfilment/couriers/couriers.refusals.ts'
import { announce } from '#platform/work/announce.ts'
import type { Waybills } from '#platform/work/database.gen.ts'
import { findMove, type Step, stateStepOf } from '#platform/work/moves.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type WaybillEvent, type WaybillMove, waybillMoves } from './waybill-moves.ts'

export type Waybill = Selectable<Waybills>

/** One waybill of this site, locked until the transaction ends. */
export async function lockWaybill(work: Work, id: string): Promise<Waybill> {
  const found = await work.db
    .selectFrom('waybills')
    .selectAll()
    .where('id', '=', id)
    .where('site', '=', work.site)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw platformNo.NOT_FOUND()
  return found
}

/** What is written with the new state: data of the waybill, the company's own code, and the reason. */
export type Beside = {
  readonly facts?: Updateable<Waybills>
  readonly code?: number | null
  readonly note?: string | null
}

// The announcement of a move, so that the sender of the parcel can react.
const announced = {
  booked: 'waybill.booked',
  collected: 'waybill.collected',
  delivered: 'waybill.delivered',
  returned: 'waybill.returned',
  lost: 'waybill.lost',
  cancelled: 'waybill.cancelled',
  failed: 'waybill.failed',
  asked: 'waybill.asked',
  cancelling: 'waybill.cancelling',
} as const

/** The only writer of a waybill's state; returns the changed waybill. */
export async function moveWaybill(
  work: Work,
  waybill: Waybill,
  event: WaybillEvent,
  beside: Beside = {},
): Promise<Waybill> {
  const move = findMove<WaybillMove>(work.who, waybillMoves, waybill.state, event)
  if (!move) throw no.WAYBILL_NOT_ALLOWED({ state: waybill.state, event, reference: waybill.reference })
  const { facts, code = null, note = null } = beside
  await noteWaybillStep(work, waybill.id, { event, from: move.from, to: move.to, code, note })
  const isEnd = ['delivered', 'returned', 'lost', 'cancelled'].includes(move.to)
  const moved = await work.db
    .updateTable('waybills')
    .set({
      ...(isEnd && { ended_at: work.now, read_next_at: null, try_next_at: null, progress: null }),
      ...(move.to === 'booked' && { booked_at: work.now, try_next_at: null }),
      ...(move.to === 'collected' && { collected_at: work.now, try_next_at: null, progress: 'atCourier' }),
      ...(move.from === 'failed' && { fault: null, fault_detail: null }),
      ...facts,
      state: move.to,
      version: waybill.version + 1,
    })
    .where('id', '=', waybill.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const { request_id: requestId, company, awb } = moved
  await announce(work, announced[move.to], {
    waybillId: moved.id,
    requestId,
    company,
    awb,
    at: work.now.toISOString(),
    ...(note && { note }),
  })
  return moved
}

export type WaybillStep = Step & { readonly code: number | null; readonly note: string | null }

export async function noteWaybillStep(work: Work, waybillId: string, step: WaybillStep): Promise<void> {
  await work.db
    .insertInto('waybill_history')
    .values({
      ...stateStepOf(work, step),
      waybill_id: waybillId,
      provider_code: step.code,
      note: step.note,
    })
    .execute()
}
