import type { Courier, CourierMeaning, CourierReading } from '#fulfilment/couriers/courier.ts'
import type { Work } from '#platform/work/work.ts'
import { lockWaybill, moveWaybill, noteWaybillStep, type Waybill } from './move-waybill.ts'
import type { WaybillEvent, WaybillState } from './waybill-moves.ts'

export type Read = {
  readonly waybillId: string
  readonly courier: Pick<Courier, 'meaningOf'>
  readonly reading: CourierReading
  /**
   * The number of the question that this answers: of two answers the one to the later question counts, whichever comes
   * first.
   */
  readonly question: number
}

/** Applies a company's answer about a parcel, once, whatever came before it. */
export async function applyReading(work: Work, { waybillId, courier, reading, question }: Read): Promise<void> {
  let waybill = await lockWaybill(work, waybillId)
  if (question <= waybill.read_applied) return
  const meaning = courier.meaningOf(reading)
  const events = waybillGoals[meaning.goal][waybill.state as WaybillState]
  const attention = attentionOf(waybill, reading, meaning, events === null)
  const isNew = waybill.provider_code !== reading.code || waybill.attention !== attention
  for (const event of events ?? []) {
    waybill = await moveWaybill(work, waybill, event, { code: reading.code, note: reading.note })
  }
  if (isNew && (events ?? []).length === 0) {
    const { state } = waybill
    const step = { event: attention ?? 'read', from: state, to: state, code: reading.code, note: reading.note }
    await noteWaybillStep(work, waybillId, step)
  }
  await work.db
    .updateTable('waybills')
    .set({
      provider_code: reading.code,
      read_applied: question,
      progress: waybill.state === 'collected' ? (meaning.progress ?? waybill.progress) : null,
      attention,
      attention_note: attention === null ? null : reading.note,
    })
    .where('id', '=', waybillId)
    .execute()
}

type Way = readonly WaybillEvent[]
const stay: Way = []

/**
 * From where a waybill stands to where the company says its parcel is: the moves between, none where it is there already,
 * null where the two cannot both be true, for a person to look at. What was asked or failed has no number to be read by.
 */
export const waybillGoals: Readonly<Record<CourierMeaning['goal'], Readonly<Record<WaybillState, Way | null>>>> = {
  stay: every(stay),
  // Handed over at our door before the company scanned it, the parcel is collected although nobody there knows yet.
  waiting: { ...every(null), asked: stay, failed: stay, booked: stay, cancelling: stay, collected: stay },
  collected: { ...onTheWay([]), collected: stay },
  delivered: { ...onTheWay(['deliver']), delivered: stay },
  returned: { ...onTheWay(['return']), returned: stay },
  lost: { ...onTheWay(['lose']), lost: stay },
  cancelled: { ...every(null), asked: stay, failed: stay, booked: ['cancel'], cancelling: ['cancel'], cancelled: stay },
}

function onTheWay(last: Way): Record<WaybillState, Way | null> {
  const whole: Way = ['collect', ...last]
  return { ...every(null), asked: stay, failed: stay, booked: whole, cancelling: whole, collected: last }
}

function every(way: Way | null): Record<WaybillState, Way | null> {
  return {
    asked: way,
    failed: way,
    booked: way,
    cancelling: way,
    collected: way,
    delivered: way,
    returned: way,
    lost: way,
    cancelled: way,
  }
}

function attentionOf(
  waybill: Waybill,
  { code, cashMinor }: CourierReading,
  meaning: CourierMeaning,
  isContradiction: boolean,
): string | null {
  // A repeated code is no news: a problem that was checked is not shown again.
  if (code === waybill.provider_code) return waybill.attention
  if (isContradiction) return 'contradiction'
  if (meaning.attention) return meaning.attention
  if (cashMinor !== null && cashMinor !== waybill.cash_minor) return 'cashDiffers'
  // A problem stays until the company reports something else.
  return meaning.goal === 'stay' || waybill.attention === 'cancelRefused' ? waybill.attention : null
}
