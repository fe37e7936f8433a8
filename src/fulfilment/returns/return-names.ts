import type { Tone } from '#platform/ui/show/tone.ts'
import { m } from '#words/messages.js'
import type { ReturnEnd } from './return-ends.ts'
import type { ReturnState } from './return-moves.ts'
import type { Condition, ReturnReason } from './return-reasons.ts'

/** The colour and text of a return's badge. */
export const returnNames: Readonly<Record<ReturnState, readonly [Tone, () => string]>> = {
  requested: ['wait', m.returns_state_requested],
  approved: ['info', m.returns_state_approved],
  awaiting_drop_off: ['info', m.returns_state_awaiting_drop_off],
  received: ['wait', m.returns_state_received],
  refunded: ['ok', m.returns_state_refunded],
  rejected: ['bad', m.returns_state_rejected],
  cancelled: ['neutral', m.returns_state_cancelled],
}

export const reasonNames: Readonly<Record<ReturnReason, () => string>> = {
  CHANGED_MIND: m.returns_reason_changed_mind,
  WRONG_ITEM: m.returns_reason_wrong_item,
  DAMAGED: m.returns_reason_damaged,
  DEFECTIVE: m.returns_reason_defective,
  NOT_AS_DESCRIBED: m.returns_reason_not_as_described,
}

export const conditionNames: Readonly<Record<Condition, () => string>> = {
  as_new: m.returns_condition_as_new,
  opened: m.returns_condition_opened,
  used: m.returns_condition_used,
  damaged: m.returns_condition_damaged,
  incomplete: m.returns_condition_incomplete,
  wrong: m.returns_condition_wrong,
}

/** The names of what happened to returned goods. */
export const endNames: Readonly<Record<ReturnEnd, () => string>> = {
  sent_back: m.returns_end_sent_back,
  restocked: m.returns_end_restocked,
  disposed: m.returns_end_disposed,
  given_back: m.returns_end_given_back,
}
