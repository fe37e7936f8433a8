import type { Tone } from '#platform/ui/show/tone.ts'
import { m } from '#words/messages.js'

type Name = () => string

const faults: Readonly<Record<string, Name | undefined>> = {
  TOO_SLOW: m.tariffs_rates_fault_too_slow,
  UNREACHABLE: m.tariffs_rates_fault_unreachable,
  FAILING: m.tariffs_rates_fault_failing,
  TURNED_AWAY: m.tariffs_rates_fault_turned_away,
  TOO_LARGE: m.tariffs_rates_fault_too_large,
  UNREADABLE: m.tariffs_rates_fault_unreadable,
}

const doubts: Readonly<Record<string, Name | undefined>> = {
  NOT_POSITIVE: m.tariffs_rates_doubt_not_positive,
  SWAPPED: m.tariffs_rates_doubt_swapped,
  JUMP: m.tariffs_rates_doubt_jump,
  FUTURE: m.tariffs_rates_doubt_future,
  OLD: m.tariffs_rates_doubt_old,
  TYPED: m.tariffs_rates_doubt_typed,
}

export function faultName(fault: string): string {
  return faults[fault]?.() ?? fault
}

export function doubtName(doubt: string): string {
  return doubts[doubt]?.() ?? doubt
}

type BadgeText = { readonly tone: Tone; readonly name: string }

export function outcomeBadge(outcome: string): BadgeText {
  if (outcome === 'new') return { tone: 'ok', name: m.tariffs_rates_outcome_new() }
  if (outcome === 'same') return { tone: 'neutral', name: m.tariffs_rates_outcome_same() }
  return { tone: 'bad', name: m.tariffs_rates_outcome_failed() }
}

export function stateBadge(state: string): BadgeText {
  if (state === 'accepted') return { tone: 'ok', name: m.tariffs_rates_state_accepted() }
  if (state === 'rejected') return { tone: 'neutral', name: m.tariffs_rates_state_rejected() }
  return { tone: 'wait', name: m.tariffs_rates_state_waiting() }
}
