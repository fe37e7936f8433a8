import type { Courier, CourierMeaning, CourierReading } from '#fulfilment/couriers/courier.ts'
import type { Work } from '#platform/work/work.ts'
import { lockWaybill, moveWaybill, noteWaybillStep, type Waybill } from './move-waybill.ts'
import { waybillGoals } from './waybill-goals.ts'
import type { WaybillState } from './waybill-moves.ts'

export type Read = {
  readonly waybillId: string
  readonly courier: Pick<Courier, 'meaningOf'>
  readonly reading: CourierReading
  /** Which question it answers: of two answers the later question's holds, whichever comes first. */
  readonly question: number
}

/** Applies what a company answered about a parcel, once, whatever came before it. */
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

function attentionOf(
  waybill: Waybill,
  { code, cashMinor }: CourierReading,
  meaning: CourierMeaning,
  isContradiction: boolean,
): string | null {
  // Said again it is no news: what a person has looked at is not shown to them once more.
  if (code === waybill.provider_code) return waybill.attention
  if (isContradiction) return 'contradiction'
  if (meaning.attention) return meaning.attention
  if (cashMinor !== null && cashMinor !== waybill.cash_minor) return 'cashDiffers'
  // What a person was called for stands until the company says something else.
  return meaning.goal === 'stay' || waybill.attention === 'cancelRefused' ? waybill.attention : null
}
