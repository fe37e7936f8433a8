import type { Tone } from '#platform/ui/show/tone.ts'
import { m } from '#words/messages.js'
import type { WaybillView } from './read-waybills.ts'
import type { WaybillState } from './waybill-moves.ts'

const states: Readonly<Record<WaybillState, () => string>> = {
  asked: m.couriers_state_asked,
  failed: m.couriers_state_failed,
  booked: m.couriers_state_booked,
  cancelling: m.couriers_state_cancelling,
  collected: m.couriers_state_collected,
  delivered: m.couriers_state_delivered,
  returned: m.couriers_state_returned,
  lost: m.couriers_state_lost,
  cancelled: m.couriers_state_cancelled,
}
const progresses: Readonly<Record<string, () => string>> = {
  outForDelivery: m.couriers_progress_out,
  returning: m.couriers_progress_returning,
}
const tones: Readonly<Record<WaybillState, Tone>> = {
  asked: 'wait',
  failed: 'bad',
  booked: 'info',
  cancelling: 'wait',
  collected: 'info',
  delivered: 'ok',
  returned: 'warn',
  lost: 'bad',
  cancelled: 'neutral',
}
const faults: Readonly<Record<string, () => string>> = {
  UNSERVED_AREA: m.couriers_fault_unserved_area,
  CASH_TOO_HIGH: m.couriers_fault_cash_too_high,
  BAD_PHONE: m.couriers_fault_bad_phone,
  NO_PICKUP_PLACE: m.couriers_fault_no_pickup_place,
}
const attentions: Readonly<Record<string, () => string>> = {
  exception: m.couriers_attention_exception,
  onHold: m.couriers_attention_on_hold,
  damaged: m.couriers_attention_damaged,
  investigated: m.couriers_attention_investigated,
  contradiction: m.couriers_attention_contradiction,
  cancelRefused: m.couriers_attention_cancel_refused,
  cashDiffers: m.couriers_attention_cash_differs,
}
const events: Readonly<Record<string, () => string>> = {
  ask: m.couriers_event_ask,
  book: m.couriers_event_book,
  typeAwb: m.couriers_event_type_awb,
  correctAwb: m.couriers_event_type_awb,
  refuse: m.couriers_state_failed,
  retry: m.couriers_event_retry,
  askCancel: m.couriers_state_cancelling,
  cancel: m.couriers_state_cancelled,
  collect: m.couriers_state_collected,
  deliver: m.couriers_state_delivered,
  return: m.couriers_state_returned,
  lose: m.couriers_state_lost,
  read: m.couriers_event_read,
  seen: m.couriers_event_seen,
  ...attentions,
}

/** A parcel's state, as the text of a badge. */
export function stateText({ state, progress }: Pick<WaybillView, 'state' | 'progress'>): string {
  const text = state === 'collected' && progress !== null ? progresses[progress] : undefined
  return (text ?? states[state])()
}

export function stateTone(state: WaybillState): Tone {
  return tones[state]
}

/** Why a booking failed. */
export function faultText(fault: string): string {
  return (faults[fault] ?? m.couriers_fault_other)()
}

/** Why a person should look. */
export function attentionText(attention: string): string {
  return (attentions[attention] ?? m.couriers_attention_exception)()
}

/** One row of a waybill's history. */
export function eventText(event: string): string {
  return (events[event] ?? m.couriers_event_read)()
}
